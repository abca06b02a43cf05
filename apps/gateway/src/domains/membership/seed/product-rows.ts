import type { Quotas } from '../tables';

type Text = readonly [string, string];

const cardTerms: readonly Text[] = [
  [
    '付款后在“激活”里选好使用人再开始计算有效期',
    'The term begins when you activate the card and choose who it is for',
  ],
  [
    '没有激活可全额退；激活后按剩余整天数退，并扣除会员价和免费权益已省的钱',
    'Not activated, it is refunded in full; later, by the whole days left, less what member prices and free uses saved you',
  ],
  [
    '到期不会自动续费，到期前 7 天短信提醒，可关闭',
    'It never renews or charges by itself; you are reminded 7 days before it ends, unless you switch that off',
  ],
  [
    '使用人可以随时更换，人数不超过卡上的名额',
    'You may change who it is for at any time, up to its number of people',
  ],
];

const geneTerms: readonly Text[] = [
  ['采样盒寄到您选的地址', 'The kit is sent to the address you choose'],
  ['结果不是诊断，异常请看医生', 'A result is no diagnosis: show anything unusual to a doctor'],
  ['还没有寄出时可以取消，全额退款', 'You may cancel until it is sent; all of the money goes back'],
];

const medicalTerms: readonly Text[] = [
  ['付款后客服与您约时间', 'After payment we agree on a time with you'],
  ['服务开始前可以取消，全额退款', 'You may cancel until it begins; all of the money goes back'],
  [
    '挂号费、检查费、药费由您另付给医院',
    'Fees of the hospital, tests and medicines are paid there',
  ],
];

const year = [
  'quick-consult',
  'accompany',
  'private-doctor',
  'booking-help',
  'member-price',
  'check-up',
  'gene-test',
  'service-line',
];

interface Row {
  readonly id: string;
  readonly code: string;
  readonly type: 1 | 2 | 3;
  readonly title: Text;
  readonly summary: Text;
  readonly yuan: number;
  readonly memberYuan: number | null;
  readonly days: number | null;
  readonly seats: number | null;
  readonly rights: readonly string[];
  /** How often its term includes counted rights; left out for none. */
  readonly quotas?: Quotas;
  readonly terms: readonly Text[];
}

/** Three cards, two gene tests and two services. */
export const productRows: readonly Row[] = [
  {
    id: 'card-season',
    code: 'VIP-090',
    type: 1,
    title: ['超级会员季卡', 'Super membership, three months'],
    summary: ['一个人用，先试试看', 'For one person, to try it'],
    yuan: 99,
    memberYuan: null,
    days: 90,
    seats: 1,
    rights: ['quick-consult', 'private-doctor', 'booking-help', 'member-price', 'service-line'],
    quotas: { 'quick-consult': 2 },
    terms: cardTerms,
  },
  {
    id: 'card-year',
    code: 'VIP-365',
    type: 1,
    title: ['超级会员年卡', 'Super membership, a year'],
    summary: [
      '自己和一位家人，6 次问诊、1 次陪诊',
      'For you and one of the family: 6 consults, one hospital companion',
    ],
    yuan: 298,
    memberYuan: null,
    days: 365,
    seats: 2,
    rights: year,
    quotas: { 'quick-consult': 6, accompany: 1 },
    terms: cardTerms,
  },
  {
    id: 'card-family',
    code: 'VIP-FAM',
    type: 1,
    title: ['超级会员家庭卡', 'Super membership for a family'],
    summary: [
      '一家五口，12 次问诊、1 次陪诊、1 次代取报告',
      'For five people for a year: 12 consults, one hospital companion, one report fetched',
    ],
    yuan: 598,
    memberYuan: null,
    days: 365,
    seats: 5,
    rights: [...year, 'fetch-report'],
    quotas: { 'quick-consult': 12, accompany: 1, 'fetch-report': 1 },
    terms: cardTerms,
  },
  {
    id: 'gene-medicine',
    code: 'GENE-01',
    type: 2,
    title: ['安全用药基因检测', 'Gene test for safe medicines'],
    summary: ['32 种常用药的代谢类型', 'How you break down 32 common medicines'],
    yuan: 699,
    memberYuan: 499,
    days: null,
    seats: null,
    rights: [],
    terms: geneTerms,
  },
  {
    id: 'gene-nutrition',
    code: 'GENE-02',
    type: 2,
    title: ['营养代谢基因检测', 'Gene test for nutrition'],
    summary: ['乳糖、酒精、叶酸等 18 项', 'Lactose, alcohol, folic acid and 15 others'],
    yuan: 399,
    memberYuan: 299,
    days: null,
    seats: null,
    rights: [],
    terms: geneTerms,
  },
  {
    id: 'medical-accompany',
    code: 'MED-01',
    type: 3,
    title: ['半日陪诊', 'Hospital companion, half a day'],
    summary: ['4 小时，陪就诊、检查、取药', 'Four hours: the doctor, tests and the pharmacy'],
    yuan: 298,
    memberYuan: 238,
    days: null,
    seats: null,
    rights: [],
    terms: medicalTerms,
  },
  {
    id: 'medical-report',
    code: 'MED-02',
    type: 3,
    title: ['代取报告', 'Fetching a report'],
    summary: ['替您到医院取报告并寄出', 'Somebody fetches your report and posts it'],
    yuan: 98,
    memberYuan: 68,
    days: null,
    seats: null,
    rights: [],
    terms: medicalTerms,
  },
];
