import { FrameParts, PageHeader, SearchIcon, VisuallyHidden } from '@xinglin/ui';
import { href } from '@xinglin/routes';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './portal-header.module.css';

/** The top of the consult home: where it is a tab's page the search alone, else title and way back above it. */
export function PortalHeader(): ReactElement {
  const { t } = useTranslation('asking');
  const { noBack = false, noSearch = false, start, end, hidden } = use(FrameParts);
  const isTab = noBack && !noSearch && !start && !end && !hidden;
  const search = !noSearch && (
    <Link to={href('directory.search')} className={styles['field']}>
      <SearchIcon />
      <span>{t('portal.search')}</span>
    </Link>
  );
  if (!isTab)
    return (
      <>
        <PageHeader title={t('portal.title')} backTo={href('directory.home')} />
        {search && <div className={styles['below']}>{search}</div>}
      </>
    );
  return (
    <header className={styles['header']}>
      <h1>
        <VisuallyHidden>{t('portal.title')}</VisuallyHidden>
      </h1>
      {search}
    </header>
  );
}
