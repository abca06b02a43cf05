import { knowledgeApi, searchApi, usePreferences } from '@xinglin/api';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { readAt, SearchPlaceContext } from '../model/search-place';
import { analysisRequest, thingsRequest } from '../model/search-query';

/** The search of the page in view: what its address requests, and where. Its parts read it here, not from each other. */
export function useSearch() {
  const place = use(SearchPlaceContext);
  const { city } = usePreferences();
  const [query] = useSearchParams();
  const local = place.region === undefined ? city : null;
  return { ...readAt(place, query), place, local, cityId: local?.areaId };
}

/** What the words were taken for; undefined where they lead nowhere, or it is not known: the results stand without it. */
export function useAnalysis() {
  const { search, cityId } = useSearch();
  const asked = analysisRequest(search, cityId);
  const { currentData } = knowledgeApi.useGetKeywordAnalysisQuery(asked ?? { q: '' }, {
    skip: asked === null,
  });
  return currentData;
}

/** What there is besides doctors and hospitals; undefined where it is not shown, or not known yet. */
export function useThings() {
  const { search, cityId } = useSearch();
  const asked = thingsRequest(search, cityId);
  const { currentData, isFetching } = searchApi.useMergeSearchQuery(asked ?? { q: '' }, {
    skip: asked === null,
  });
  return { things: currentData, isFetching };
}
