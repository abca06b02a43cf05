import { realNameApi } from '@xinglin/api';
import type { GetRealNameResponse } from '@xinglin/gateway-sdk';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';

// Most who come here have a form to fill in, and no state to see.
const RealNameState = lazy(() => import('./real-name-state'));

interface RealNamePageProps {
  title: string;
  /** Where back leads for who came here directly. */
  backTo: string;
  target: string | undefined;
  /** What there is to do for who is neither verified nor in review. */
  children: (known: GetRealNameResponse, refetch: () => void) => ReactNode;
}

/** While staff look at pictures, what came of it is asked for this often. */
const pollMs = 15_000;

/** A page on the way to a verified name: what there is to do, or how it stands. */
export function RealNamePage(props: RealNamePageProps): ReactElement {
  const { title, backTo, target, children } = props;
  const [isWaiting, setIsWaiting] = useState(false);
  const known = realNameApi.useGetRealNameQuery(undefined, {
    refetchOnFocus: true,
    pollingInterval: isWaiting ? pollMs : 0,
  });
  const isInReview = known.currentData?.state === 'inReview';
  if (isInReview !== isWaiting) setIsWaiting(isInReview);
  const refetch = () => void known.refetch();
  return (
    <Page header={<PageHeader title={title} backTo={backTo} />}>
      <Loaded query={known} skeleton={<SkeletonList count={1} lines={4} />}>
        {(found) =>
          found.state === 'verified' || (found.state === 'inReview' && found.review !== null) ? (
            <Suspense fallback={<SkeletonList count={1} lines={4} />}>
              <RealNameState known={found} target={target} onLookAgain={refetch} />
            </Suspense>
          ) : (
            children(found, refetch)
          )
        }
      </Loaded>
    </Page>
  );
}
