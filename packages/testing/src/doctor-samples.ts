import type { Doctor } from '@xinglin/gateway-sdk';

/** In writing, by phone and by video: three ways to ask a doctor. */
const sampleWays: Doctor['ways'] = [
  {
    kind: 'imageText',
    priceCents: 4900,
    answerWithinMinutes: 24 * 60,
    lastsHours: 48,
    turns: 20,
    callMinutes: null,
    averageAnswerSeconds: 480,
    times: [],
  },
  {
    kind: 'phone',
    priceCents: 9900,
    answerWithinMinutes: 24 * 60,
    lastsHours: 24,
    turns: null,
    callMinutes: 15,
    averageAnswerSeconds: null,
    times: ['2026-11-21T20:00:00+08:00', '2026-11-22T18:00:00+08:00'],
  },
  {
    kind: 'video',
    priceCents: 15_900,
    answerWithinMinutes: 24 * 60,
    lastsHours: 24,
    turns: null,
    callMinutes: 15,
    averageAnswerSeconds: null,
    times: ['2026-11-26T18:00:00+08:00'],
  },
];

/** What patients say of a doctor whose weakness is punctuality. */
const sampleVoices: NonNullable<Doctor['voices']> = {
  reviewCount: 70,
  score: 4.7,
  aspects: [
    { key: 'explanation', score: 4.9 },
    { key: 'attitude', score: 4.9 },
    { key: 'effect', score: 4.8 },
    { key: 'waiting', score: 4 },
  ],
  tags: [
    { key: 'clear', text: '讲解清楚', count: 31, isCritical: false },
    { key: 'sparing', text: '不乱开药和检查', count: 20, isCritical: false },
    { key: 'waitedLong', text: '等候太久', count: 4, isCritical: true },
  ],
  said: [
    {
      commentKey: 'c-1',
      text: '三年的化验单一张张对着讲，最后只换了一种药。',
      authorName: '李**',
      createdAt: '2026-11-10T09:30:00+08:00',
      score: 5,
    },
  ],
};

/** A doctor, all of them; a list shows a part. */
export const sampleDoctor: Doctor = {
  doctorId: 'd-1',
  name: '沈知远',
  gender: 'male',
  title: 'chief',
  titleText: '主任医师',
  academicTitle: '教授',
  hospitalId: 'h-1',
  hospitalName: '浙江省立同仁医院',
  hospitalLevel: '3A',
  hospDeptId: 'hd-1',
  hospDeptName: '心血管内科',
  speciality: '冠心病、高血压、心律失常的诊治与长期管理。',
  praisePerMille: 986,
  reviewCount: 70,
  visitCount: 12_345,
  feeCents: 3800,
  availability: 'available',
  nextDate: '2026-11-22',
  askCents: null,
  introduction: '从事心血管内科临床工作 29 年，重视与患者的沟通和诊后随访。',
  tags: ['医保'],
  clinicAddress: '门诊 3 楼 B 区',
  timeZone: 'Asia/Shanghai',
  ways: sampleWays,
  voices: sampleVoices,
};

/** A colleague of {@link sampleDoctor} without a free place. */
export const sampleColleague: Doctor = {
  ...sampleDoctor,
  doctorId: 'd-2',
  name: '杨雨珍',
  gender: 'female',
  title: 'associateChief',
  titleText: '副主任医师',
  academicTitle: null,
  availability: 'full',
  nextDate: null,
};
