import { listOf, sampleDoctor, sampleHospital, type GatewayAnswers } from '@xinglin/testing';

const { availability: _placesOfDoctor, nextDate: _next, ...doctor } = sampleDoctor;
const { availability: _placesOfHospital, distance: _distance, ...hospital } = sampleHospital;

/** Lists of one place each, and two tags. */
export const sampleRankings: GatewayAnswers = {
  listRankedDoctors: listOf([{ ...doctor, rank: 1 }]),
  listRankedHospitals: listOf([
    { ...hospital, rank: 1, visitCount: 12_000, reviewCount: 80, praisePerMille: 975 },
  ]),
  listRankedContents: listOf([
    { rank: 1, entryId: 'asthma', kind: 'disease', name: '哮喘', followerCount: 3 },
  ]),
  getRankBaseInfo: {
    rankings: [
      { ranking: 'praise', name: '口碑榜', rule: '按好评率排名。' },
      { ranking: 'visits', name: '人气榜', rule: '按接诊次数排名。' },
      { ranking: 'hospital', name: '医院榜', rule: '按接诊次数排名。' },
      { ranking: 'disease', name: '关注榜', rule: '按关注的人数排名。' },
    ],
    most: 50,
  },
  listRankingTags: listOf([
    { tagId: 'cardiology', name: '心血管内科', chosen: true },
    { tagId: 'dermatology', name: '皮肤科', chosen: false },
  ]),
  editRankingTags: ({ tagIds }) =>
    listOf(tagIds.map((tagId) => ({ tagId, name: tagId, chosen: true }))),
};
