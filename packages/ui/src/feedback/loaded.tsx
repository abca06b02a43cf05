import type { ReactElement, ReactNode } from 'react';
import { ErrorState } from './states';

/** What a data hook hands out, as far as {@link Loaded} looks at it; RTK Query's results fit. */
export interface LoadedQuery<Data, Failure> {
  /** The answer to the current question; undefined while there is none. */
  readonly currentData?: Data | undefined;
  readonly error?: Failure | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadedProps<Data, Failure> {
  query: LoadedQuery<Data, Failure>;
  /** Shown until the first answer; the same shape as what will come. */
  skeleton: ReactNode;
  /** Says in the reader's language what went wrong. */
  describe: (failure: Failure) => string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows what a call answered: a skeleton before, an error with a retry when there is nothing to
 * show. Data that is there stays in view while it is fetched anew, also when that fails.
 */
export function Loaded<Data, Failure>(props: LoadedProps<Data, Failure>): ReactElement {
  const { query, skeleton, describe, children } = props;
  if (query.currentData !== undefined) return <>{children(query.currentData)}</>;
  if (query.error !== undefined) {
    return (
      <ErrorState
        message={describe(query.error)}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <>{skeleton}</>;
}
