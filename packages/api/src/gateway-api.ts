import { createApi } from '@reduxjs/toolkit/query/react';
import { gatewayBaseQuery } from './gateway-base-query';
import { tags } from './generated/tags';

/** The one RTK Query api of the portal; each domain injects its endpoints when it is first needed. */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery: gatewayBaseQuery,
  tagTypes: tags,
  // Seconds; as long as the spec's API cache (spec 1 §9: 180000 ms).
  keepUnusedDataFor: 180,
  endpoints: () => ({}),
});
