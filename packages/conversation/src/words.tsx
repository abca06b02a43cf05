import { usePreferences } from '@xinglin/api';
import type { ReactElement } from 'react';
import styles from './message.module.css';

/** As a person wrote them: in a language that need not be the page's, which a screen reader has to know. */
export function Words({ children }: { children: string }): ReactElement {
  const { locale } = usePreferences();
  const isForeign = !locale.startsWith('zh') && /\p{Script=Han}/u.test(children);
  return (
    <p className={styles['words']} lang={isForeign ? 'zh' : undefined}>
      {children}
    </p>
  );
}
