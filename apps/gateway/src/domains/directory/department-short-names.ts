import type { Locale } from '../../platform/context';
import { toTraditional } from '../../platform/translate';

/** What people call standard departments whose Chinese name has more than three characters, by id. */
const shortNames: Readonly<Record<string, string>> = {
  cardiology: '心血管',
  respiratory: '呼吸',
  gastroenterology: '消化',
  neurology: '神经',
  endocrinology: '内分泌',
  rheumatology: '风湿',
  urology: '泌尿',
  neurosurgery: '脑外科',
  'thoracic-surgery': '胸外科',
  'breast-thyroid': '甲乳',
  fertility: '生殖',
  paediatrics: '儿科',
  neonatology: '新生儿',
  'child-health': '儿保',
  'ear-nose-throat': '耳鼻喉',
  dentistry: '口腔',
  dermatology: '皮肤',
  'chinese-medicine': '中医',
  acupuncture: '针灸',
  'chinese-gynaecology': '中医妇',
  oncology: '肿瘤',
  'mental-health': '心理',
  rehabilitation: '康复',
};

/** What people call a department in Chinese; its own name where that is short, and in other languages. */
export function shortDepartmentName(id: string, name: string, locale: Locale): string {
  // Any other key finds nothing.
  const short = Object.hasOwn(shortNames, id) ? shortNames[id] : undefined;
  if (short === undefined || !locale.startsWith('zh')) return name;
  return locale === 'zh-Hant' ? toTraditional(short) : short;
}
