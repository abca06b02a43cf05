import { lazy, Suspense, type ReactElement } from 'react';
import type { ResultsProps } from '../model/search-query';

const NothingFound = lazy(() => import('./nothing-found'));

/** Nothing fits a search: what leads on, which loads only then. */
export function Nothing(
  props: Pick<ResultsProps, 'search' | 'isLocal'> & { brief?: boolean },
): ReactElement {
  return (
    <Suspense>
      <NothingFound {...props} />
    </Suspense>
  );
}
