import type { DeskActionAnswer, DeskRequest, DeskResponse } from '@xinglin/contract';
import { staffApi } from '../api/staff-api';

/** Seconds for which a search of the list of medicines is used again. */
const searchStaysFor = 300;

/** Actions that change nothing another page shows: they are not read again with every event. */
export const prescribingApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    searchDrugs: build.query<DeskResponse<'search-drugs'>['items'], DeskRequest<'search-drugs'>>({
      query: (input) => ({ path: 'actions/search-drugs', input }),
      transformResponse: ({ done }: DeskActionAnswer<DeskResponse<'search-drugs'>>) =>
        done?.items ?? [],
      keepUnusedDataFor: searchStaysFor,
    }),
    checkPrescription: build.mutation<
      DeskActionAnswer<DeskResponse<'check-prescription'>>,
      DeskRequest<'check-prescription'>
    >({ query: (input) => ({ path: 'actions/check-prescription', input }) }),
  }),
});
