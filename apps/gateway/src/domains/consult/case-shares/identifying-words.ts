import { beginsWithSurname } from '@xinglin/rules';
import type { Rule } from './identifying-rule';

const digit = String.raw`[\d一二三四五六七八九十]{1,5}`;
const unit = '(?:期|区|栋|幢|座|号楼|号院|单元|层|楼|室|户|弄)';
const estate = String.raw`(?:(?:(?![住在到去于])\p{Script=Han}){2,8}(?:新城|新村|家园|花苑|花园|小区|公寓|社区|广场|大厦|苑|园|府|城|里|湾|庭|郡|院|村|坊|居|邸))`;

/** Houses: 阳光新城三期5栋, 3号楼2单元502. A stage alone, as of a disease, is none. */
export const houses: readonly Rule[] = [
  [
    'place',
    new RegExp(
      `${estate}?(?:${digit}(?:期|区|号院)){0,2}${digit}(?:栋|幢|号楼|单元)(?:${digit}${unit}?){0,4}`,
      'gu',
    ),
  ],
  ['place', new RegExp(`${estate}(?:${digit}${unit}){1,5}(?:${digit})?`, 'gu')],
];

/** Words in front of a number that belongs to one person. */
const recordNames =
  '(?:病历|病案|住院|门诊|就诊|就诊卡|就医|医保|医保卡|社保|社保卡|银行卡|卡|护照|身份证|证件|检查|检验|报告|条码|标本|影像|登记|学)(?:号码|编号|号)';

/** Numbers of records and number plates; longer numbers are found as such. */
export const recordNumbers: readonly Rule[] = [
  [
    'contact',
    new RegExp(
      `${recordNames}(?:是|为)?[:：#\\s]{0,3}(?<words>(?=[A-Za-z\\-]{0,6}\\d)[A-Za-z\\d][A-Za-z\\d\\-]{2,19})`,
      'dgu',
    ),
  ],
  [
    'contact',
    /\b(?:MRN|[Rr]ecord (?:no\.?|number)|[Pp]atient (?:ID|no\.?|number)|ID)[:#\s]{0,3}(?<words>(?=[A-Za-z-]{0,6}\d)[A-Za-z\d][A-Za-z\d-]{2,19})/dgu,
  ],
  ['contact', /(?<![A-Za-z\d])[A-Za-z]{1,2}\d{6,10}(?!\d)/gu],
  [
    'contact',
    /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Za-z][\s·.-]?(?=[A-Za-z]{0,3}\d)[A-HJ-NP-Za-hj-np-z\d]{5,6}(?![A-Za-z\d])/gu,
  ],
];

/** A name of two or three characters behind a word that introduces one, with nothing of the sentence in it. */
export const introduced =
  /(?:患者|病人|病患|本人|我是|我叫|家属|联系人|收件人)[:：\s]{0,2}(?<words>\p{Script=Han}{2,3}?)(?=[\s，,。.；;、:：（(！!？?]|$|\d|男|女|今年|因|主诉|你好|您好)/dgu;

/** Words of illness and of speech that begin with what can be a surname: 患者高热, 患者常年. */
const noNames = new Set(
  [
    '高热',
    '高烧',
    '高危',
    '高龄',
    '高血',
    '高度',
    '高压',
    '高脂',
    '高糖',
    '高尿',
    '高胆',
    '黄疸',
    '黄痰',
  ]
    .concat([
      '白血',
      '白癜',
      '白内',
      '白细',
      '白带',
      '白天',
      '白痰',
      '常年',
      '常常',
      '常规',
      '方便',
      '金属',
    ])
    .concat([
      '全身',
      '时常',
      '时而',
      '安静',
      '于是',
      '于今',
      '水肿',
      '石女',
      '毛发',
      '单身',
      '单纯',
      '双眼',
    ])
    .concat([
      '成人',
      '明显',
      '明白',
      '明天',
      '连续',
      '经常',
      '经期',
      '查体',
      '余无',
      '农民',
      '孕妇',
      '过敏',
    ])
    .concat([
      '车祸',
      '强直',
      '易怒',
      '曾经',
      '曾有',
      '段时',
      '和家',
      '温度',
      '熟人',
      '乐观',
      '终于',
      '支气',
    ])
    .concat([
      '干咳',
      '干部',
      '关节',
      '宫外',
      '宫颈',
      '幸好',
      '平时',
      '平素',
      '甘油',
      '左侧',
      '左眼',
      '凌晨',
    ])
    .concat([
      '老师',
      '老人',
      '教师',
      '商人',
      '司机',
      '都是',
      '那个',
      '计划',
      '应该',
      '有时',
      '祖籍',
      '解大',
      '解小',
    ]),
);

/** Whether words are a name: a surname with one or two characters, and no word of an illness. */
export const isName = (words: string): boolean =>
  beginsWithSurname(words) && !noNames.has(words.slice(0, 2));
