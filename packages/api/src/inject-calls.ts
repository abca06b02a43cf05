import type {
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import type { CallRow, GatewayFailure, ListRow, PiecesRow, StreamRow } from '@xinglin/gateway-sdk';
import { gatewayApi } from './gateway-api';
import type { gatewayBaseQuery } from './gateway-base-query';
import { type Tag, tagsMadeStale, tagsProvided } from './call-tags';

type Base = typeof gatewayBaseQuery;
type Builder = EndpointBuilder<Base, Tag, 'gateway'>;

/** What an endpoint has as data: a failure that is a call's result is its `error` here, as every other. */
type DataOf<Response> = Exclude<Response, GatewayFailure>;

/** The endpoint that a row becomes: a query or a mutation with the row's types. */
type EndpointOf<Row> =
  Row extends CallRow<infer Request, infer Response, infer Kind>
    ? Kind extends 'query'
      ? QueryDefinition<Request, Base, Tag, DataOf<Response>, 'gateway'>
      : MutationDefinition<Request, Base, Tag, DataOf<Response>, 'gateway'>
    : never;

/** What tells the next part of a list from the one before: the number of a page, or the part's own cursor; null is the first. */
type PartOf = number | string | null;

/** The endpoint of a whole list, asked part by part. */
type PartsOf<Row> =
  Row extends ListRow<infer Request, infer Response>
    ? InfiniteQueryDefinition<
        Omit<Request & object, 'pageNo' | 'cursor'>,
        PartOf,
        Base,
        Tag,
        DataOf<Response>,
        'gateway'
      >
    : never;

type EndpointsOf<Rows> = {
  [Name in keyof Rows as Rows[Name] extends StreamRow | PiecesRow ? never : Name]: EndpointOf<
    Rows[Name]
  >;
} & {
  [Name in keyof Rows as Rows[Name] extends ListRow ? `${Name & string}Parts` : never]: PartsOf<
    Rows[Name]
  >;
};

/**
 * Injects one domain's calls as endpoints and answers the api with their hooks: `listPatients` becomes
 * `useListPatientsQuery`, `addPatient` becomes `useAddPatientMutation`. A list that comes in parts is
 * `listOrdersParts` as well, whose `useListOrdersPartsInfiniteQuery` keeps all parts that were asked for. A call that
 * tells events is no endpoint: `packages/live` follows it; neither is one that answers in pieces: `usePieces` reads it.
 */
export function injectCalls<Rows extends object>(rows: Rows) {
  return gatewayApi.injectEndpoints({
    endpoints: (build) => {
      const endpoints = Object.entries(rows).flatMap(([name, row]: [string, CallRow]) => {
        if (row.streams) return [];
        const endpoint = [name, endpointOf(build, row)];
        return row.listed ? [endpoint, [`${name}Parts`, partsOf(build, row)]] : [endpoint];
      });
      // Built from the same rows that the type is computed from.
      return Object.fromEntries(endpoints) as EndpointsOf<Rows>;
    },
  });
}

function endpointOf(build: Builder, row: CallRow) {
  const query = (input: unknown) => ({ row, input });
  return row.kind === 'query'
    ? build.query<unknown, unknown>({
        query,
        providesTags: (_answer, _failure, input) => tagsProvided(row, input),
      })
    : build.mutation<unknown, unknown>({
        query,
        // A refusal may be news as well: "someone has just taken this time" makes the shifts stale.
        invalidatesTags: (answer, _failure, input) => tagsMadeStale(row, input, answer),
      });
}

function partsOf(build: Builder, row: CallRow) {
  return build.infiniteQuery<unknown, unknown, PartOf>({
    query: ({ queryArg, pageParam }) => ({
      row,
      input: {
        // What a list is asked by is an object, or nothing at all.
        ...(queryArg as object | undefined),
        ...(pageParam !== null && { [row.listed === 'page' ? 'pageNo' : 'cursor']: pageParam }),
      },
    }),
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (last) => nextPart(row, last),
    },
    providesTags: (_answer, _failure, input) => tagsProvided(row, input),
  });
}

/** What asks for the part after this one; undefined at the end. */
function nextPart(row: CallRow, last: unknown): PartOf | undefined {
  // A row is listed by one of the two only where its answer has these fields.
  const part = last as { next?: string | null } & Record<'pageNo' | 'pageSize' | 'total', number>;
  if (row.listed === 'cursor') return part.next ?? undefined;
  return part.pageNo * part.pageSize < part.total ? part.pageNo + 1 : undefined;
}
