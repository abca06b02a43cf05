import { ButtonLink, Cluster, ErrorSummary, Gutter, NoticeBar } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import type { Refusal, useProblems } from './use-problems';
import type { WayOut } from './way-out';

// Most forms are accepted. Where the chunk fails to load, the refusal is shown without the links: an error thrown here
// would remove the form, with everything that was typed.
const OrderLinks = lazy(() => import('./order-links').catch(() => ({ default: () => null })));

const namesOrders = ({ data }: Refusal): boolean =>
  Array.isArray((Object(data) as { readonly orders?: unknown }).orders);

/** The head of a form with problems: links to the fields, or what failed as a whole, and the error actions. */
export function FormProblems({
  problems: { attempt, summary, trouble, refusal, waysOut = [] },
}: {
  problems: Pick<ReturnType<typeof useProblems>, 'attempt' | 'summary' | 'trouble'> & {
    readonly refusal?: ReturnType<typeof useProblems>['refusal'];
    readonly waysOut?: readonly WayOut[];
  };
}): ReactElement {
  const naming = refusal && namesOrders(refusal) ? refusal : undefined;
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      {trouble !== undefined && (
        // A new attempt is a new element, so that the same words are read out again.
        <NoticeBar key={attempt} tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
      {(waysOut.length > 0 || naming) && (
        <Gutter>
          <Cluster>
            {waysOut.map(({ label, to }) => (
              <ButtonLink key={to} size="small" variant="outline" to={to}>
                {label}
              </ButtonLink>
            ))}
            {naming && (
              <Suspense>
                <OrderLinks refusal={naming} />
              </Suspense>
            )}
          </Cluster>
        </Gutter>
      )}
    </>
  );
}
