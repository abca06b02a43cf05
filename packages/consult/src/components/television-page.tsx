import { href } from '@xinglin/routes';
import { Gutter, ListGroup, ListLink, Note, NoticeBar, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './television-page.module.css';
import { useRemoteControl } from './use-remote-control';

/** A page of a television: the other ways to ask below, and a remote control that moves through all of it. */
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
    { to: href('portal.televisionFastConsult'), label: t('fast.title') },
    { to: href('portal.televisionGeneralPractice'), label: t('generalPractice.title') },
    { to: href('consult.televisionAsk'), label: t('ask.title') },
  ];
  return (
    <Page header={<PageHeader title={title} backTo={backTo} />}>
      <NoticeBar tone="warning">{t('urgent')}</NoticeBar>
      {children}
      <ListGroup label={t('ways')}>
        {ways
          .filter(({ to }) => to !== pathname)
          .map((way) => (
            <ListLink key={way.to} {...way} />
          ))}
      </ListGroup>
      <Gutter>
        <Note>{t('keys')}</Note>
      </Gutter>
    </Page>
  );
}

/** Two columns on a wide screen, one below the other on a narrow one. */
export function TelevisionColumns({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['screen']}>{children}</div>;
}
