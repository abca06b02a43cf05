import { errorCodes } from '@xinglin/gateway-sdk';
import { ErrorSummary, NoticeBar } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import type { useProblems } from './use-problems';
import type { WayOut } from './way-out';

// Most forms are taken.
const WaysOut = lazy(() => import('./ways-out'));

/** Refusals that name orders which are in the way. */
const namingOrders: readonly number[] = [
  errorCodes.unpaidOrderLimit,
  errorCodes.unpaidPieceLimit,
  errorCodes.orderedAlready,
];

/** The head of a form in trouble: its problems as links to the fields, or what went wrong as a whole, and ways on. */
export function FormProblems({
  problems: { attempt, summary, trouble, refusal, waysOut = [] },
}: {
  problems: Pick<ReturnType<typeof useProblems>, 'attempt' | 'summary' | 'trouble'> & {
    readonly refusal?: ReturnType<typeof useProblems>['refusal'];
    readonly waysOut?: readonly WayOut[];
  };
}): ReactElement {
  const leadsOn = waysOut.length > 0 || (refusal && namingOrders.includes(refusal.code));
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      {trouble !== undefined && (
        // A new attempt is a new element, so that the same words are read out again.
        <NoticeBar key={attempt} tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
      {leadsOn && (
        <Suspense>
          <WaysOut ways={waysOut} refusal={refusal} />
        </Suspense>
      )}
    </>
  );
}
