import { href } from '@xinglin/routes';
import { BackIcon, Page, WarningIcon } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import styles from './television-page.module.css';
import { useRemoteControl } from './use-remote-control';

/** A page of a television: the ways to ask on top, one screen of content, and the danger signs at the bottom. */
export function TelevisionPage({
  title,
  backTo = href('consult.portal'),
  children,
}: {
  title: string;
  backTo?: string;
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('television');
  const { pathname } = useLocation();
  useRemoteControl();
  const ways = [
    { to: href('portal.televisionFastConsult'), label: t('short.fast') },
    { to: href('portal.televisionGeneralPractice'), label: t('short.general') },
    { to: href('consult.televisionAsk'), label: t('short.ask') },
  ];
  return (
    <div className={styles['page']}>
      <Page
        header={
          <header className={styles['head']}>
            <Link to={backTo} data-back="" className={styles['back']} aria-label={t('back')}>
              <BackIcon />
            </Link>
            <h1>{title}</h1>
            <nav aria-label={t('ways')}>
              <ul role="list">
                {ways.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
        }
      >
        <div className={styles['screen']}>{children}</div>
        <div className={styles['foot']}>
          <p className={styles['urgent']}>
            <WarningIcon />
            {t('urgent')}
          </p>
          <p>{t('keys')}</p>
        </div>
      </Page>
    </div>
  );
}
