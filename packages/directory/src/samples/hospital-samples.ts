import type { Notice, ReviewSummary, StoppedClinic } from '@xinglin/gateway-sdk';
import { sampleNotice } from '@xinglin/testing';

/** A morning on which a hospital sees no one. */
export const sampleStop: StoppedClinic = {
  doctorId: 'd-3',
  doctorName: '许清和',
  hospDeptName: '皮肤科',
  date: '2026-12-01',
  periods: ['morning'],
};

/** A department that moves, and a notice of the whole house. */
export const sampleHospitalNotices: readonly Notice[] = [
  {
    ...sampleNotice,
    noticeId: 'n-1',
    kind: 'move',
    title: '诊室搬迁',
    content: '心血管内科 11月25日起在门诊 3 楼 B 区看诊，已约的号时间不变。',
    hospDeptName: '心血管内科',
  },
  {
    ...sampleNotice,
    noticeId: 'n-2',
    title: '周末门诊安排',
    content: '周末部分科室照常开诊，具体以医生排班为准。',
  },
];

/** What the reviews of a hospital come to. */
export const sampleReviewSummary: ReviewSummary = {
  name: '浙江省立同仁医院',
  reviewCount: 32,
  goodPerMille: 938,
  average: 4.7,
  aspects: { attitude: 4.8, explanation: 4.7, effect: null, waiting: 4.1 },
  byScore: [0, 1, 1, 6, 24],
  good: 30,
  middle: 1,
  poor: 1,
  withPictures: 4,
  answered: 2,
  praiseCount: 0,
  tags: [],
};
