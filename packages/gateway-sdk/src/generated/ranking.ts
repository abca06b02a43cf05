// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { EditRankingTagsRequest, EditRankingTagsResponse, GetRankBaseInfoResponse, ListRankedContentsRequest, ListRankedContentsResponse, ListRankedDoctorsRequest, ListRankedDoctorsResponse, ListRankedHospitalsRequest, ListRankedHospitalsResponse, ListRankingTagsResponse } from './types/ranking';

/** The calls of the ranking domain. */
export const rankingCalls: {
  listRankedDoctors: CallRow<ListRankedDoctorsRequest, ListRankedDoctorsResponse, 'query'>;
  listRankedHospitals: CallRow<ListRankedHospitalsRequest, ListRankedHospitalsResponse, 'query'>;
  listRankedContents: CallRow<ListRankedContentsRequest, ListRankedContentsResponse, 'query'>;
  getRankBaseInfo: CallRow<void, GetRankBaseInfoResponse | undefined, 'query'>;
  listRankingTags: CallRow<void, ListRankingTagsResponse, 'query'>;
  editRankingTags: CallRow<EditRankingTagsRequest, EditRankingTagsResponse, 'mutation'>;
} = {
  listRankedDoctors: {
    path: '/moduleranking/top/doctorlist',
    kind: 'query',
    open: true,
    cached: true
  },
  listRankedHospitals: {
    path: '/moduleranking/top/hospitallist',
    kind: 'query',
    open: true,
    cached: true
  },
  listRankedContents: {
    path: '/moduleranking/top/contentlist',
    kind: 'query',
    open: true,
    cached: true
  },
  getRankBaseInfo: {
    path: '/moduleranking/rankconf/baseinfo',
    kind: 'query',
    open: true,
    onFailure: 'log',
    cached: true
  },
  listRankingTags: {
    path: '/moduleranking/rankingtag/list',
    kind: 'query',
    open: true,
    tags: [
      'RankingTag'
    ]
  },
  editRankingTags: {
    path: '/moduleranking/rankingtag/edit',
    kind: 'mutation',
    tags: [
      'RankingTag'
    ]
  }
};
