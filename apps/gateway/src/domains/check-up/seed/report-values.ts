import { localised } from '../../../platform/translate';
import type { IssuedResult } from '../shapes';

type Value = readonly [value: string, flag: IssuedResult['flag']];

type Row = readonly [
  code: string,
  name: string,
  english: string,
  abbreviation: string,
  unit: string,
  range: string,
  /** Two years ago, last year, this year. */
  values: readonly [Value, Value, Value],
];

/** A value that is within its range in all three years. */
const steady = (first: string, second: string, third: string): Row[6] => [
  [first, 'normal'],
  [second, 'normal'],
  [third, 'normal'],
];

/** The values of three years of check-ups, each with the range that its laboratory prints. */
const rows: readonly Row[] = [
  [
    'ldl',
    '低密度脂蛋白胆固醇',
    'LDL cholesterol',
    'LDL-C',
    'mmol/L',
    '<3.40',
    [
      ['3.12', 'normal'],
      ['3.95', 'high'],
      ['4.21', 'high'],
    ],
  ],
  [
    'tg',
    '甘油三酯',
    'Triglycerides',
    'TG',
    'mmol/L',
    '0.45–1.70',
    [
      ['1.52', 'normal'],
      ['1.88', 'high'],
      ['2.35', 'high'],
    ],
  ],
  [
    'hdl',
    '高密度脂蛋白胆固醇',
    'HDL cholesterol',
    'HDL-C',
    'mmol/L',
    '1.04–1.55',
    [
      ['1.16', 'normal'],
      ['1.07', 'normal'],
      ['0.92', 'low'],
    ],
  ],
  [
    'tc',
    '总胆固醇',
    'Total cholesterol',
    'TC',
    'mmol/L',
    '2.80–5.70',
    steady('4.86', '5.31', '5.62'),
  ],
  ['sbp', '收缩压', 'Systolic pressure', '', 'mmHg', '90–139', steady('128', '136', '138')],
  ['dbp', '舒张压', 'Diastolic pressure', '', 'mmHg', '60–89', steady('82', '88', '86')],
  [
    'glu',
    '空腹血糖',
    'Fasting blood sugar',
    'GLU',
    'mmol/L',
    '3.9–6.1',
    [
      ['5.4', 'normal'],
      ['6.3', 'high'],
      ['6.0', 'normal'],
    ],
  ],
  [
    'hgb',
    '血红蛋白',
    'Haemoglobin',
    'HGB',
    'g/L',
    '115–150',
    [
      ['118', 'normal'],
      ['109', 'low'],
      ['121', 'normal'],
    ],
  ],
  [
    'wbc',
    '白细胞计数',
    'White blood cells',
    'WBC',
    '10⁹/L',
    '3.5–9.5',
    steady('5.8', '6.1', '5.9'),
  ],
  ['rbc', '红细胞计数', 'Red blood cells', 'RBC', '10¹²/L', '3.8–5.1', steady('4.2', '4.0', '4.3')],
  ['plt', '血小板计数', 'Platelets', 'PLT', '10⁹/L', '125–350', steady('214', '221', '208')],
  ['alt', '谷丙转氨酶', 'Alanine transaminase', 'ALT', 'U/L', '7–40', steady('22', '25', '24')],
  ['ast', '谷草转氨酶', 'Aspartate transaminase', 'AST', 'U/L', '13–35', steady('20', '22', '23')],
  [
    'ggt',
    '谷氨酰转肽酶',
    'Gamma-glutamyl transferase',
    'GGT',
    'U/L',
    '7–45',
    steady('19', '24', '27'),
  ],
  [
    'tbil',
    '总胆红素',
    'Total bilirubin',
    'TBIL',
    'µmol/L',
    '<23.0',
    steady('11.2', '10.6', '12.4'),
  ],
  ['alb', '白蛋白', 'Albumin', 'ALB', 'g/L', '40–55', steady('44.8', '44.1', '43.6')],
  ['crea', '肌酐', 'Creatinine', 'Cr', 'µmol/L', '41–81', steady('58', '61', '63')],
  ['urea', '尿素', 'Urea', '', 'mmol/L', '3.1–8.8', steady('5.0', '5.6', '5.4')],
  ['ua', '血尿酸', 'Uric acid', 'UA', 'µmol/L', '155–357', steady('301', '318', '332')],
  [
    'tsh',
    '促甲状腺激素',
    'Thyroid-stimulating hormone',
    'TSH',
    'mIU/L',
    '0.27–4.20',
    steady('2.10', '2.35', '2.28'),
  ],
  [
    'thyroid-ultrasound',
    '甲状腺彩超',
    'Ultrasound of the thyroid',
    '',
    '',
    '',
    [
      ['未见异常', 'normal'],
      ['右叶结节 4 mm，TI-RADS 2 类', 'abnormal'],
      ['右叶结节 4 mm，与去年相比无变化', 'normal'],
    ],
  ],
];

/** The results of one of three years of check-ups: 0 is two years ago, 2 is this year. */
export const resultsOfYear = (year: 0 | 1 | 2): IssuedResult[] =>
  rows.map(([code, name, english, abbreviation, unit, range, values]) => {
    const [value, flag] = values[year];
    return {
      code,
      name: localised(name, english),
      ...(abbreviation !== '' && { abbreviation }),
      value,
      unit,
      range,
      flag,
    };
  });
