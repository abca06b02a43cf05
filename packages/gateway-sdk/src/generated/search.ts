// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GetSearchEntranceRecommendResponse, GetSeoTdkRequest, GetSeoTdkResponse, GetTotalLegalDepartmentRequest, GetTotalLegalDepartmentResponse, ListRecommendedTopicsRequest, ListRecommendedTopicsResponse, ListSearchSuggestionsRequest, ListSearchSuggestionsResponse, MergeSearchLecturesRequest, MergeSearchLecturesResponse, MergeSearchRecommendRequest, MergeSearchRecommendResponse, MergeSearchRequest, MergeSearchResponse, SearchConsultsRequest, SearchConsultsResponse, SearchDoctorsRequest, SearchDoctorsResponse, SearchHospitalsRequest, SearchHospitalsResponse, SearchTopicsRequest, SearchTopicsResponse, SelectHealthInfoRequest, SelectHealthInfoResponse } from './types/search';

/** The calls of the search domain. */
export const searchCalls: {
  listSearchSuggestions: CallRow<ListSearchSuggestionsRequest, ListSearchSuggestionsResponse, 'query'>;
  mergeSearch: CallRow<MergeSearchRequest, MergeSearchResponse, 'query'>;
  mergeSearchRecommend: ListRow<MergeSearchRecommendRequest, MergeSearchRecommendResponse>;
  mergeSearchLectures: ListRow<MergeSearchLecturesRequest, MergeSearchLecturesResponse>;
  searchHospitals: ListRow<SearchHospitalsRequest, SearchHospitalsResponse>;
  searchDoctors: ListRow<SearchDoctorsRequest, SearchDoctorsResponse>;
  searchConsults: ListRow<SearchConsultsRequest, SearchConsultsResponse>;
  searchTopics: ListRow<SearchTopicsRequest, SearchTopicsResponse>;
  getTotalLegalDepartment: CallRow<GetTotalLegalDepartmentRequest, GetTotalLegalDepartmentResponse, 'query'>;
  getSeoTdk: CallRow<GetSeoTdkRequest, GetSeoTdkResponse, 'query'>;
  selectHealthInfo: CallRow<SelectHealthInfoRequest, SelectHealthInfoResponse, 'query'>;
  listRecommendedTopics: CallRow<ListRecommendedTopicsRequest, ListRecommendedTopicsResponse, 'query'>;
  getSearchEntranceRecommend: CallRow<void, GetSearchEntranceRecommendResponse, 'query'>;
} = {
  listSearchSuggestions: {
    path: '/common/searchsuggest/list.json',
    kind: 'query',
    open: true
  },
  mergeSearch: {
    path: '/modulesearch/mergesearch/list.json',
    kind: 'query',
    open: true
  },
  mergeSearchRecommend: {
    path: '/modulesearch/mergesearch/recommendlist.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  mergeSearchLectures: {
    path: '/modulesearch/mergesearch/lecturelist.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  searchHospitals: {
    path: '/modulesearch/hospitalsearch/list.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  searchDoctors: {
    path: '/modulesearch/doctorsearch/list.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  searchConsults: {
    path: '/consult/consultsearch/list.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  searchTopics: {
    path: '/community/topic/search.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getTotalLegalDepartment: {
    path: '/modulesearch/search/one/totallegaldepartment',
    kind: 'query',
    open: true,
    cached: true
  },
  getSeoTdk: {
    path: '/modulesearch/search/one/seotdkservice',
    kind: 'query',
    open: true,
    cached: true
  },
  selectHealthInfo: {
    path: '/modulesearch/search/one/healthhmoselect.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listRecommendedTopics: {
    path: '/modulesearch/search/one/recommendmergetopic.json',
    kind: 'query',
    open: true,
    cached: true
  },
  getSearchEntranceRecommend: {
    path: '/modulesearch/search/one/entranceRecommend',
    kind: 'query',
    open: true,
    cached: true
  }
};
