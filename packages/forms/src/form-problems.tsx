import { ButtonLink, Cluster, ErrorSummary, Gutter, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { waysToOrders } from './orders-in-the-way';
import type { useProblems } from './use-problems';
import type { WayOut } from './way-out';

/** The head of a form in trouble: its problems as links to the fields, or what went wrong as a whole, and ways on. */
export function FormProblems({
  problems: { attempt, summary, trouble, refusal, waysOut = [] },
}: {
  problems: Pick<ReturnType<typeof useProblems>, 'attempt' | 'summary' | 'trouble'> & {
    readonly refusal?: ReturnType<typeof useProblems>['refusal'];
    readonly waysOut?: readonly WayOut[];
  };
}): ReactElement {
  const { t } = useTranslation();
  const ways = [...waysOut, ...waysToOrders(refusal, t)];
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      {trouble !== undefined && (
        // A new attempt is a new element, so that the same words are read out again.
        <NoticeBar key={attempt} tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
      {ways.length > 0 && (
        <Gutter>
          <Cluster>
            {ways.map(({ label, to }) => (
              <ButtonLink key={to} size="small" variant="outline" to={to}>
                {label}
              </ButtonLink>
            ))}
          </Cluster>
        </Gutter>
      )}
    </>
  );
}
