import { use, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../actions/button';
import { FailureWords } from './failure-words';
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
  /** A second way out where there is nothing to show, beside the retry. */
  action?: ReactNode;
  /** What is gone where the call was refused: 这位医生已不在这里出诊. */
  gone?: string | undefined;
  /** Why it may be gone and what to do, in place of the refusal's words; for what anyone may see. */
  goneHint?: string | undefined;
  /** Wraps skeleton and error, where the data brings a page of its own. */
  frame?: ((content: ReactNode) => ReactNode) | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * Shows what a call answered: a skeleton before, an error with a retry when there is nothing to
 * show, or a way back where asking again would change nothing. Data that is there stays in view while it is fetched
 * anew, also when that fails.
 */
export function Loaded<Data, Failure>(props: LoadedProps<Data, Failure>): ReactElement {
  const { query, skeleton, action, gone, goneHint, frame = (content) => content, children } = props;
  const { t } = useTranslation();
  const { describe } = use(FailureWords);
  if (query.currentData !== undefined) return <>{children(query.currentData)}</>;
  if (query.error === undefined) return <>{frame(skeleton)}</>;
  if (isRefusal(query.error)) {
    return (
      <>
        {frame(
          <ErrorState
            kind="missing"
            title={gone ?? t('ui:missingTitle')}
            message={goneHint ?? (isOfFields(query.error) ? undefined : describe(query.error, t))}
            action={
              <>
                {action}
                <ButtonLink to="/" variant="outline">
                  {t('shared:error.backHome')}
                </ButtonLink>
              </>
            }
          />,
        )}
      </>
    );
  }
  return (
    <>
      {frame(
        <ErrorState
          message={describe(query.error, t)}
          action={action}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />,
      )}
    </>
  );
}

/** What was refused by a rule stays refused, as what is not there stays away; a line or a server recovers. */
function isRefusal(failure: unknown): failure is object {
  return (
    typeof failure === 'object' &&
    failure !== null &&
    'kind' in failure &&
    (failure.kind === 'business' || failure.kind === 'validation')
  );
}

/** Its words are about what was typed, and nothing was: the page's own address was wrong. */
function isOfFields(failure: object): boolean {
  return 'kind' in failure && failure.kind === 'validation';
}

type DataOf<Query> = Query extends LoadedQuery<infer Data, unknown> ? Data : never;
type FailureOf<Query> =
  Query extends LoadedQuery<unknown, infer Failure> ? Exclude<Failure, undefined> : never;

/**
 * Several calls as one for {@link Loaded}: there is data once all have answered, and a retry asks
 * again only for what failed.
 */
export function joinQueries<const Queries extends readonly LoadedQuery<unknown, unknown>[]>(
  ...queries: Queries
): LoadedQuery<
  { -readonly [Index in keyof Queries]: DataOf<Queries[Index]> },
  FailureOf<Queries[number]>
> {
  const answers = queries.map((query) => query.currentData);
  const failed = queries.filter(
    (query) => query.error !== undefined && query.currentData === undefined,
  );
  type Answers = { -readonly [Index in keyof Queries]: DataOf<Queries[Index]> };
  return {
    // Every answer is there, in the order of the queries whose types name them.
    currentData: answers.includes(undefined) ? undefined : (answers as Answers),
    // An error of one of the queries, so of the union of their failures.
    error: failed[0]?.error as FailureOf<Queries[number]> | undefined,
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => failed.forEach((query) => query.refetch()),
  };
}
