import { ErrorSummary, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import type { useProblems } from './use-problems';

/** The head of a form in trouble: its problems as links to the fields, or what went wrong as a whole. */
export function FormProblems({
  problems: { attempt, summary, trouble },
}: {
  problems: Pick<ReturnType<typeof useProblems>, 'attempt' | 'summary' | 'trouble'>;
}): ReactElement {
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      {trouble !== undefined && (
        // A new attempt is a new element, so that the same words are told again.
        <NoticeBar key={attempt} tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
    </>
  );
}
