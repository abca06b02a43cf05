import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { CallRow } from '@xinglin/gateway-sdk';
import { gatewayApi } from './gateway-api';
import type { gatewayBaseQuery } from './gateway-base-query';
import type { tags } from './generated/tags';

type Tag = (typeof tags)[number];
type Base = typeof gatewayBaseQuery;

/** The endpoint that a row becomes: a query or a mutation with the row's types. */
type EndpointOf<Row> =
  Row extends CallRow<infer Request, infer Response, infer Kind>
    ? Kind extends 'query'
      ? QueryDefinition<Request, Base, Tag, Response, 'gateway'>
      : MutationDefinition<Request, Base, Tag, Response, 'gateway'>
    : never;

type EndpointsOf<Rows> = { [Name in keyof Rows]: EndpointOf<Rows[Name]> };

/**
 * Injects one domain's calls as endpoints and answers the api with their hooks:
 * `listPatients` becomes `useListPatientsQuery`, `addPatient` becomes `useAddPatientMutation`.
 */
export function injectCalls<Rows extends object>(rows: Rows) {
  return gatewayApi.injectEndpoints({
    endpoints: (build) => {
      const endpoints = Object.entries(rows).map(([name, row]: [string, CallRow]) => [
        name,
        endpointOf(build, row),
      ]);
      // Built from the same rows that the type is computed from.
      return Object.fromEntries(endpoints) as EndpointsOf<Rows>;
    },
  });
}

function endpointOf(build: EndpointBuilder<Base, Tag, 'gateway'>, row: CallRow) {
  // The generator takes both the rows' tags and the list of tags from the contract.
  const tags = (row.tags ?? []) as Tag[];
  const query = (input: unknown) => ({ row, input });
  return row.kind === 'query'
    ? build.query<unknown, unknown>({ query, providesTags: tags })
    : build.mutation<unknown, unknown>({
        query,
        // A refusal may be news as well: "someone has just taken this time" makes the shifts stale.
        invalidatesTags: tags,
      });
}
