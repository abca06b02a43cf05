type Pair = readonly [string, string];

interface OrganisationRow {
  readonly code: string;
  readonly name: Pair;
  readonly kind: 'general' | 'private' | 'dental' | 'nucleic' | 'diagnosis';
  readonly introduction: Pair;
  readonly refundRule: readonly { readonly daysBefore: number; readonly percent: number }[];
  /** GB/T 2260 of the city of each store. */
  readonly cities: readonly string[];
  /** Which of the hospitals of the city it belongs to, by their ids in order; left out for a chain. */
  readonly ofHospital?: true;
  readonly guide: readonly Pair[];
}

const visit: readonly Pair[] = [
  ['带上身份证，到前台出示到检码', 'Bring your ID card and show your code at the desk'],
  [
    '先做需要空腹的抽血和腹部彩超',
    'Blood and the ultrasound of the abdomen come first, on an empty stomach',
  ],
  ['吃过早餐后做其余项目', 'After breakfast come all other tests'],
  ['三个工作日内，报告会出现在订单里', 'Within three working days the report is in your order'],
];
const teeth: readonly Pair[] = [
  ['前台出示到检码，填写口腔情况', 'Show your code at the desk and answer questions on your teeth'],
  ['牙医先检查牙齿和牙龈', 'The dentist looks at teeth and gums first'],
  ['洁牙约四十分钟，可能有些酸', 'Scaling takes about forty minutes and may feel a little sharp'],
  ['一小时内不吃带颜色的东西', 'Nothing that stains for an hour afterwards'],
];
const sample: readonly Pair[] = [
  ['半小时内不吃东西、不喝水', 'No food or drink for half an hour before'],
  [
    '出示到检码和身份证，采样不到一分钟',
    'Show your code and ID card; the sample takes less than a minute',
  ],
  ['当天在订单里看结果', 'The result is in your order on the same day'],
];
const imaging: readonly Pair[] = [
  ['带上身份证和以前的片子', 'Bring your ID card and earlier images'],
  ['技师会问有没有金属植入物、是否怀孕', 'You are asked about metal implants and pregnancy'],
  ['换衣服，取下首饰和手机', 'You change clothes and leave jewellery and phone outside'],
  [
    '两个工作日内出报告，可以寄纸质报告和胶片',
    'The report is ready within two working days; prints can be posted',
  ],
];

/** Two days before, all goes back; the day before, most of it. */
const usual = [
  { daysBefore: 2, percent: 100 },
  { daysBefore: 1, percent: 90 },
];

/** Who carries out check-ups in the sandbox: nine organisations with thirty-four stores. */
export const organisationRows: readonly OrganisationRow[] = [
  {
    code: 'health100',
    name: ['杏林体检', 'Xinglin Check-up'],
    kind: 'general',
    introduction: [
      '十城连锁的体检中心，周末也开。',
      'Check-up centres in many cities, open at weekends too.',
    ],
    refundRule: usual,
    cities: ['110100', '310100', '440100', '440300', '330100', '510100', '420100', '320100'],
    guide: visit,
  },
  {
    code: 'beijing-hospital',
    name: ['京和医院体检中心', 'Jinghe Hospital Check-up Centre'],
    kind: 'general',
    introduction: [
      '设在医院里，查出问题可以直接转到专科。',
      'Inside a hospital: whatever is found goes straight to a specialist.',
    ],
    refundRule: [{ daysBefore: 3, percent: 100 }],
    cities: ['110100'],
    ofHospital: true,
    guide: visit,
  },
  {
    code: 'shanghai-hospital',
    name: ['浦仁医院体检中心', 'Puren Hospital Check-up Centre'],
    kind: 'general',
    introduction: [
      '三甲医院的医生出具报告。',
      'Reports are written by the doctors of the hospital.',
    ],
    refundRule: [{ daysBefore: 3, percent: 100 }],
    cities: ['310100'],
    ofHospital: true,
    guide: visit,
  },
  {
    code: 'hangzhou-hospital',
    name: ['西泠医院体检中心', 'Xiling Hospital Check-up Centre'],
    kind: 'general',
    introduction: [
      '适合有慢性病、需要专科随访的人。',
      'For people with long-term conditions who see a specialist.',
    ],
    refundRule: [{ daysBefore: 3, percent: 100 }],
    cities: ['330100'],
    ofHospital: true,
    guide: visit,
  },
  {
    code: 'ruihe',
    name: ['瑞和私人体检', 'Ruihe Private Check-up'],
    kind: 'private',
    introduction: [
      '一人一室，专人陪检，报告由医生当面解读。',
      'A room of your own, a guide through the day, and a doctor who explains the report.',
    ],
    refundRule: [
      { daysBefore: 3, percent: 100 },
      { daysBefore: 1, percent: 80 },
    ],
    cities: ['110100', '310100', '440100', '330100'],
    guide: visit,
  },
  {
    code: 'kangyuan',
    name: ['康源健康管理', 'Kangyuan Health'],
    kind: 'private',
    introduction: [
      '为一家人建立健康档案，每年对比。',
      'Keeps a record for the whole family and compares it from year to year.',
    ],
    refundRule: usual,
    cities: ['110100', '440300', '510100'],
    guide: visit,
  },
  {
    code: 'yaxin',
    name: ['雅新口腔', 'Yaxin Dental'],
    kind: 'dental',
    introduction: [
      '洁牙和口腔检查，一次一位医生。',
      'Scaling and dental check-ups, one dentist at a time.',
    ],
    refundRule: [{ daysBefore: 1, percent: 100 }],
    cities: ['110100', '310100', '440100', '330100', '510100', '420100'],
    guide: teeth,
  },
  {
    code: 'ance',
    name: ['安测检验', 'Ance Laboratory'],
    kind: 'nucleic',
    introduction: [
      '呼吸道病毒检测，当天出结果。',
      'Tests for respiratory viruses with results on the same day.',
    ],
    refundRule: [{ daysBefore: 1, percent: 100 }],
    cities: ['110100', '310100', '440100', '440300', '330100', '510100'],
    guide: sample,
  },
  {
    code: 'mingying',
    name: ['明影医学影像中心', 'Mingying Imaging Centre'],
    kind: 'diagnosis',
    introduction: [
      '核磁、CT 和超声，由两位影像科医生审核报告。',
      'MRI, CT and ultrasound; every report is read by two radiologists.',
    ],
    refundRule: usual,
    cities: ['110100', '310100', '440100', '330100'],
    guide: imaging,
  },
];
