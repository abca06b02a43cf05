/** Simplified Chinese and English; Traditional comes from Simplified. */
export type Pair = readonly [string, string];

interface ChannelRow {
  readonly id: string;
  readonly name: Pair;
  readonly summary: Pair;
  readonly bannerTitle: Pair;
  readonly bannerText: Pair;
}

/** The kinds of help that the sandbox has. */
export const channelRows: readonly ChannelRow[] = [
  {
    id: 'nursing',
    name: ['护理服务', 'Nursing'],
    summary: ['换药、导管、压疮，由护士来做', 'Dressings, catheters and bed sores, by a nurse'],
    bannerTitle: ['护士到家，少跑一趟医院', 'A nurse at home saves a trip to hospital'],
    bannerText: [
      '先电话说明情况，再定上门时间。',
      'Call first, then agree on a time for the visit.',
    ],
  },
  {
    id: 'rehabilitation',
    name: ['康复训练', 'Rehabilitation'],
    summary: [
      '中风、骨折、手术后恢复活动',
      'Moving again after a stroke, a fracture or an operation',
    ],
    bannerTitle: ['术后康复，越早开始越好', 'After an operation, start early'],
    bannerText: [
      '治疗师先评估，再定训练计划。',
      'A therapist assesses you before planning the training.',
    ],
  },
  {
    id: 'elder-care',
    name: ['养老照护', 'Elder care'],
    summary: ['日间照料、短住、长住', 'Day care, short stays and homes'],
    bannerTitle: ['先试住一周，再作决定', 'Stay a week before you decide'],
    bannerText: ['多数机构接待家属参观。', 'Most homes welcome a visit by the family.'],
  },
  {
    id: 'home-visits',
    name: ['上门医疗', 'Home visits'],
    summary: ['医生、抽血、疫苗到家里来', 'Doctors, blood tests and vaccines at home'],
    bannerTitle: ['行动不便，医生上门', 'Hard to leave home? The doctor comes'],
    bannerText: ['急症请直接拨打 120。', 'In an emergency, call 120 at once.'],
  },
  {
    id: 'dental',
    name: ['口腔服务', 'Dental care'],
    summary: ['洗牙、补牙、种植、正畸', 'Cleaning, fillings, implants and braces'],
    bannerTitle: ['半年看一次牙', 'See a dentist twice a year'],
    bannerText: ['牙龈出血不要等，先做检查。', 'Bleeding gums should not wait: have them checked.'],
  },
  {
    id: 'mental-health',
    name: ['心理健康', 'Mental health'],
    summary: ['咨询、睡眠、青少年情绪', 'Counselling, sleep and young people’s moods'],
    bannerTitle: ['心里难受，可以说出来', 'You can talk about it'],
    bannerText: [
      '有伤害自己的想法，请马上拨打 12356。',
      'If you think of harming yourself, call 12356 now.',
    ],
  },
];
