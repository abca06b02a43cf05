import { lazy, Suspense, type ReactElement } from 'react';
import { SkeletonList } from '@xinglin/ui';
import { Navigate } from 'react-router';
import { destinationsOf, type Destination } from './destinations';
import { useMe } from './me';

const QueuePage = lazy(() => import('../consults/queue-page'));

/** The queue, or for those who have none the first page that they may open. */
export default function FirstPage(): ReactElement {
  const [first]: readonly (Destination | undefined)[] = destinationsOf(useMe());
  if (first?.name !== 'queue') return <Navigate to={first?.to ?? '/account'} replace />;
  return (
    <Suspense fallback={<SkeletonList />}>
      <QueuePage />
    </Suspense>
  );
}
