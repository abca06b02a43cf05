import { gatewayApi, type StoreServices } from '@xinglin/api';
import type { Cursors, GatewayFailure, StreamedEvent, StreamRow } from '@xinglin/gateway-sdk';
import { followWhileSeen } from './follow-while-seen';
import { mergeRow } from './merge-row';

/** What a page knows of a call that it follows. Plain data: it lives in the store. */
export interface LiveState<Event extends StreamedEvent> {
  /** `offline`: the line broke and is tried again; `ended`: nothing more comes, because of `failure` where there is one. */
  readonly line: 'connecting' | 'live' | 'offline' | 'ended';
  readonly failure: GatewayFailure | null;
  /** What was told so far, by the names of the events; each list keyed and ordered as the contract says. */
  readonly rows: {
    readonly [Name in Event['event']]?: readonly Extract<Event, { event: Name }>['data'][];
  };
}

/** The same as the store holds it, whatever the events are. */
interface StoredState extends Pick<LiveState<StreamedEvent>, 'line' | 'failure'> {
  readonly rows: Record<string, readonly unknown[]>;
}

/**
 * Makes a hook that follows a call for as long as a component asks: `const useLines = followCall('followLines', row)`.
 * Components that ask for the same share one line; it rests while the page is hidden, and goes on from where it stood.
 * @param name the call's name, its own in the store.
 */
export function followCall<
  Request extends { readonly cursors?: Cursors | undefined },
  Event extends StreamedEvent,
>(name: string, row: StreamRow<Request, Event>): (input: Request) => LiveState<Event> {
  const begun: StoredState = { line: 'connecting', failure: null, rows: {} };
  const api = gatewayApi.injectEndpoints({
    endpoints: (build) => ({
      [name]: build.query<StoredState, Request>({
        queryFn: () => ({ data: begun }),
        // Rows of a line that rests would be taken for news.
        keepUnusedDataFor: 0,
        async onCacheEntryAdded(input, { cacheDataLoaded, cacheEntryRemoved, extra, ...cache }) {
          // The store is only ever made by createStore, which passes its services as the extra argument.
          const { gateway, onSessionEnded } = extra as StoreServices;
          const removed = new AbortController();
          void cacheEntryRemoved.then(() => removed.abort());
          try {
            await cacheDataLoaded;
          } catch {
            // Removed before it began.
            return;
          }
          await followWhileSeen({
            listen: (cursors, options) => gateway.stream(row, { ...input, cursors }, options),
            from: input.cursors ?? {},
            left: removed.signal,
            told: ({ event, data }: StreamedEvent) =>
              void cache.updateCachedData(({ rows }) => {
                const rule = row.streams[event];
                if (rule) rows[event] = mergeRow(rows[event] ?? [], data, rule);
              }),
            stands: (line, failure) => {
              cache.updateCachedData((state) => {
                Object.assign(state, { line, failure: failure ?? null });
              });
              if (failure?.kind === 'sessionEnded') onSessionEnded?.();
            },
          });
        },
      }),
    }),
  });
  // The one endpoint that was injected right above.
  const endpoint = api.endpoints[name] as (typeof api.endpoints)[string];
  // Rows were put under the name of the event that told them, whose type is the contract's.
  return (input) => (endpoint.useQuery(input).data ?? begun) as LiveState<Event>;
}
