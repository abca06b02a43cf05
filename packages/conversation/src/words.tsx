import { useLocale } from '@xinglin/i18n';
import type { ReactElement } from 'react';
import styles from './message.module.css';

/** As a person wrote them: in a language that need not be the page's, which a screen reader has to know. */
export function Words({ children }: { children: string }): ReactElement {
  const locale = useLocale();
  const isForeign = !locale.startsWith('zh') && /\p{Script=Han}/u.test(children);
  return (
    <p className={styles['words']} lang={isForeign ? 'zh' : undefined}>
      {children}
    </p>
  );
}
