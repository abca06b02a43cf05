import type {
  CicPatientPacsReportResponse,
  ListCheckupReportsResponse,
  PhysicalReport,
} from '@xinglin/gateway-sdk';
import { sampleStore } from './check-up-samples';

type Result = PhysicalReport['results'][number];

/** A value within its range, which no former report has. */
const usual = (
  code: string,
  [name, abbreviation]: readonly [string, string],
  [value, unit, range]: readonly [string, string, string],
): Result => ({ code, name, abbreviation, value, unit, range, flag: 'normal', former: [] });

/** A report of someone's mother with three lipids outside their ranges, and former ones of two years. */
export const sampleCheckUpReport: PhysicalReport = {
  orderNo: 'C1',
  patientId: 'pa-1',
  patientName: '王秀兰',
  person: { relation: 'parent', gender: 'female', age: 68 },
  packageTitle: '年度基础体检',
  storeName: sampleStore.name,
  day: '2026-11-18',
  issuedAt: '2026-11-20T10:00:00+08:00',
  conclusion: '血脂三项异常，低密度脂蛋白三年一直在升。建议到心内科看一次，三个月后复查血脂。',
  results: [
    {
      code: 'ldl',
      name: '低密度脂蛋白胆固醇',
      abbreviation: 'LDL-C',
      value: '4.21',
      unit: 'mmol/L',
      range: '<3.40',
      flag: 'high',
      former: [
        { day: '2025-11-18', value: '3.95', flag: 'high' },
        { day: '2024-11-18', value: '3.12', flag: 'normal' },
      ],
    },
    {
      code: 'tg',
      name: '甘油三酯',
      abbreviation: 'TG',
      value: '2.35',
      unit: 'mmol/L',
      range: '0.45–1.70',
      flag: 'high',
      former: [{ day: '2025-11-18', value: '1.88', flag: 'high' }],
    },
    {
      code: 'hdl',
      name: '高密度脂蛋白胆固醇',
      abbreviation: 'HDL-C',
      value: '0.92',
      unit: 'mmol/L',
      range: '1.04–1.55',
      flag: 'low',
      former: [],
    },
    usual('alt', ['谷丙转氨酶', 'ALT'], ['22', 'U/L', '7–40']),
    {
      ...usual('glu', ['空腹血糖', 'GLU'], ['6.0', 'mmol/L', '3.9–6.1']),
      former: [{ day: '2025-11-18', value: '6.3', flag: 'high' }],
    },
    usual('thyroid-ultrasound', ['甲状腺彩超', ''], ['未见异常', '', '']),
  ],
  documentId: null,
  hasPictures: false,
};

/** The same, every value within its range. */
export const usualReport: PhysicalReport = {
  ...sampleCheckUpReport,
  conclusion: '各项指标在参考范围内，建议每年体检一次。',
  results: sampleCheckUpReport.results.filter(({ flag }) => flag === 'normal'),
};

/** Reports in a list, the first with values outside their range. */
export const sampleReports: ListCheckupReportsResponse = {
  items: [
    {
      orderNo: 'C1',
      patientId: 'pa-1',
      patientName: '王秀兰',
      person: { relation: 'parent', gender: 'female', age: 68 },
      packageTitle: '年度基础体检',
      storeName: sampleStore.name,
      day: '2026-11-18',
      issuedAt: '2026-11-20T10:00:00+08:00',
      outsideCount: 3,
      resultCount: 21,
    },
    {
      orderNo: 'C0',
      patientId: 'pa-9',
      patientName: '王明',
      person: null,
      packageTitle: '男性年度体检',
      storeName: sampleStore.name,
      day: '2025-11-18',
      issuedAt: '2025-11-20T10:00:00+08:00',
      outsideCount: 0,
      resultCount: 18,
    },
  ],
};

/** Pictures of an examination with what was seen on them. */
export const samplePictures: CicPatientPacsReportResponse = {
  orderNo: 'C1',
  patientId: 'pa-1',
  patientName: '王秀兰',
  day: '2026-11-18',
  findings: '右肺上叶见 4 mm 结节，边界清楚。',
  pictures: [{ fileId: 'f-1', url: '/kanoupload/file/f-1', caption: '胸部横断面' }],
};
