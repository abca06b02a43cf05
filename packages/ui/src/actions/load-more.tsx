import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../use-hydrated';
import { Button, ButtonLink } from './button';
import styles from './load-more.module.css';
import type { LoadMoreProps } from './props';

/** The end of a paged list; see {@link LoadMoreProps}. */
export function LoadMore({
  hasMore,
  pending,
  failed = false,
  onLoadMore,
  nextTo,
}: LoadMoreProps): ReactElement {
  const { t } = useTranslation('ui');
  const hydrated = useHydrated();
  if (!hasMore) return <p className={styles['end']}>{t('noMore')}</p>;
  const text = failed ? t('loadFailed') : t('loadMore');
  return (
    <div className={styles['more']}>
      {nextTo !== undefined && !hydrated ? (
        <ButtonLink to={nextTo} variant="text">
          {text}
        </ButtonLink>
      ) : (
        <Button variant="text" pending={pending} pendingLabel={t('loading')} onClick={onLoadMore}>
          {text}
        </Button>
      )}
    </div>
  );
}
