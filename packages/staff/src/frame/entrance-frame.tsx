import { Card, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './entrance-frame.module.css';
import { LanguageSwitch } from './language-switch';
import { usePageTitle } from './page-title';

/** The frame of pages without a session: the hospital's name and one card. */
export function EntranceFrame({
  title,
  below,
  children,
}: {
  title: string;
  /** What is below the card. */
  below?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation(['staff', 'shared']);
  usePageTitle(title);
  return (
    <div className={styles['entrance']}>
      <header className={styles['head']}>
        <p className={styles['brand']}>
          <span className={styles['mark']} aria-hidden="true" />
          {t('shared:brand.name')}
          <span className={styles['app']}>{t('frame.app')}</span>
        </p>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Stack gap={6}>
          <Card>
            <Stack gap={4}>
              <h1>{title}</h1>
              {children}
            </Stack>
          </Card>
          {below}
        </Stack>
      </main>
    </div>
  );
}
