import { Button, ErrorState, NoticeBar, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRead } from '../api/staff-api';
import { useFailureText } from './failure-text';

/**
 * Shows what a read of the desk has: a skeleton before, an error with a retry where there is nothing, and what is there
 * also while it is read again. What could not be read again says that it may be old.
 */
export function ReadState<Data>({
  read,
  skeleton = <SkeletonList count={4} />,
  children,
}: {
  read: DeskRead<Data>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}): ReactElement {
  const { t } = useTranslation('staff');
  const describe = useFailureText();
  const { data, error, isFetching, refetch } = read;
  if (data === undefined) {
    if (error === undefined || isFetching) return <>{skeleton}</>;
    return <ErrorState message={describe(error)} onRetry={refetch} />;
  }
  return (
    <>
      {error !== undefined && !isFetching && (
        <NoticeBar
          tone="warning"
          live
          action={
            <Button variant="text" size="small" onClick={refetch}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('common.stale')}
        </NoticeBar>
      )}
      {children(data)}
    </>
  );
}
