import { createApi } from '@reduxjs/toolkit/query/react';
import { gatewayBaseQuery } from './gateway-base-query';
import { tags } from './generated/tags';

/** Written into the code by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const noTags: readonly never[] = [];

/** The one RTK Query api of the portal; each domain injects its endpoints when it is first needed. */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery: gatewayBaseQuery,
  // Read to warn developers alone; the list grows with the calls.
  tagTypes: process.env.NODE_ENV === 'production' ? noTags : tags,
  // Seconds; as long as the spec's API cache (spec 1 §9: 180000 ms).
  keepUnusedDataFor: 180,
  endpoints: () => ({}),
});
