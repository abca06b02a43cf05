import {
  type PageLoad,
  type PageLoadInput,
  type QueryFailure,
  type QueryThunk,
  type RootState,
  usePageTime,
  usePreferences,
} from '@xinglin/api';
import type { LoadedQuery } from '@xinglin/ui';
import { useState } from 'react';
import type { useTranslation } from 'react-i18next';
import { useMatches, useParams, useSearchParams } from 'react-router';

/** i18next's `t`; in declarations of pages every key names its namespace. */
export type Translate = ReturnType<typeof useTranslation>['t'];

/** A query of one of the api's domains: `bookingApi.endpoints.getRegistrationOrder`. */
export interface QueryEndpoint {
  readonly Types: { readonly QueryArg: unknown; readonly ResultType: unknown };
}

/** What a query is asked with. */
export type InputOf<Endpoint extends QueryEndpoint> = Endpoint['Types']['QueryArg'];
/** What a query answers. */
export type AnswerOf<Endpoint extends QueryEndpoint> = Endpoint['Types']['ResultType'];

/** What a hook of the api hands out, as far as kits look at it. */
export interface PageAnswer<Answer> extends LoadedQuery<Answer, QueryFailure> {
  readonly startedTimeStamp?: number | undefined;
}

interface HookOptions {
  readonly skip?: boolean;
  readonly pollingInterval?: number;
}

interface AskedEndpoint<Input, Answer> {
  readonly initiate: (input: Input) => QueryThunk;
  readonly select: (input: Input) => (state: RootState) => {
    readonly data?: Answer | undefined;
    readonly isError: boolean;
  };
  readonly useAnswer: (input: Input, options?: HookOptions) => PageAnswer<Answer>;
}

/** The three things that kits do with a query, with its types. */
export function askedEndpoint<Endpoint extends QueryEndpoint>(
  endpoint: Endpoint,
): AskedEndpoint<InputOf<Endpoint>, AnswerOf<Endpoint>> {
  // RTK Query gives each query these members; its own types of them cannot be written for any definition.
  const query = endpoint as unknown as Omit<
    AskedEndpoint<InputOf<Endpoint>, AnswerOf<Endpoint>>,
    'useAnswer'
  > & {
    readonly useQuery: (
      input: InputOf<Endpoint>,
      options: object,
    ) => PageAnswer<AnswerOf<Endpoint>>;
  };
  return {
    initiate: query.initiate,
    select: query.select,
    useAnswer: (input, options) =>
      // Seconds: what the server has just fetched for this page is not asked for again.
      query.useQuery(input, { refetchOnMountOrArgChange: 10, refetchOnFocus: true, ...options }),
  };
}

/** Where a page is and for whom, as its `load` is told; the same values while it is shown. */
export function usePlace(): PageLoadInput {
  // The portal and the tests give each route such a handle; react-router types it as unknown.
  const handle = useMatches().at(-1)?.handle as { readonly name: string } | undefined;
  const params = useParams();
  const [query] = useSearchParams();
  return {
    route: handle?.name ?? '',
    params,
    query,
    preferences: usePreferences(),
    now: usePageTime(),
  };
}

/** A call of a page: what is loaded before and what is asked for in it, by one input. */
export interface PageCall<Answer> {
  readonly load: PageLoad;
  /** The answer of this page's call, without subscribing to it: for `head`. */
  readonly find: (place: PageLoadInput, state: RootState) => Answer | undefined;
  /**
   * The answer, as fresh as a person expects it: asked for again when they come back to the page, and for a while as
   * long as `isMoving` says that a change is under way.
   */
  readonly useAnswer: (isMoving?: (answer: Answer) => boolean) => {
    readonly answer: PageAnswer<Answer>;
    /** A change is under way and still asked for. */
    readonly isWatching: boolean;
  };
}

/** How often, and at most how many times, a change that is under way is asked for. */
const pollingInterval = 1500;
const mostPolls = 20;
const never = (): boolean => false;

/**
 * One call of a page, declared once for its `load` and its component.
 * @param input what to ask with at a place; null where there is nothing to ask.
 */
export function pageCall<Endpoint extends QueryEndpoint>(
  endpoint: Endpoint,
  input: (place: PageLoadInput) => InputOf<Endpoint> | null,
): PageCall<AnswerOf<Endpoint>> {
  const { initiate, select, useAnswer } = askedEndpoint(endpoint);
  return {
    load: (place) => {
      const asked = input(place);
      return asked === null ? [] : [initiate(asked)];
    },
    find: (place, state) => {
      const asked = input(place);
      return asked === null ? undefined : select(asked)(state).data;
    },
    useAnswer: (isMoving = never) => {
      const asked = input(usePlace());
      const [watch, setWatch] = useState({ startedAt: 0, polls: 0, moving: false });
      const isWatching = watch.moving && watch.polls < mostPolls;
      const answer = useAnswer(asked, {
        skip: asked === null,
        pollingInterval: isWatching ? pollingInterval : 0,
      });
      const moving = answer.currentData !== undefined && isMoving(answer.currentData);
      const startedAt = answer.startedTimeStamp ?? 0;
      // Counting belongs to the render that shows a new attempt; an effect would poll once more. Attempts are counted,
      // not answers, so that it ends without a network as well.
      if (startedAt !== watch.startedAt || moving !== watch.moving) {
        setWatch({ startedAt, moving, polls: moving && watch.moving ? watch.polls + 1 : 0 });
      }
      return { answer, isWatching };
    },
  };
}
