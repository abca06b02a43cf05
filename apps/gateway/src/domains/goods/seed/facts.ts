// Owns: what is said of goods before they are bought: certificates and warnings, by what they are.
// Must not know: prices, stock.
// Used by: the seed of the mall.
import type { Localised } from '../../../platform/localised';
import { localised } from '../../../platform/translate';
import type { KeptCertificate, Picture } from '../tables';

type Pictogram = Picture['pictogram'];

interface Kind {
  readonly kind: Localised;
  /** The number up to its last four digits. */
  readonly start: string;
}

const medicine: Kind = {
  kind: localised('非处方药', 'Over-the-counter medicine'),
  start: '国药准字 Z2026',
};
const secondClass: Kind = {
  kind: localised('二类医疗器械', 'Class II medical device'),
  start: '浙械注准 2026207',
};
const firstClass: Kind = {
  kind: localised('一类医疗器械', 'Class I medical device'),
  start: '浙杭械备 2026',
};
const food: Kind = {
  kind: localised('食品生产许可', 'Food production licence'),
  start: 'SC1063301060',
};

const measuring: readonly Pictogram[] = [
  'bloodPressure',
  'thermometer',
  'earThermometer',
  'glucose',
  'strips',
  'oximeter',
  'nebuliser',
  'mask',
];
const supporting: readonly Pictogram[] = [
  'support',
  'belt',
  'wheelchair',
  'walkingStick',
  'walkingFrame',
  'bandage',
];

function kindOf(categoryId: string, pictogram: Pictogram): Kind | null {
  if (measuring.includes(pictogram)) return secondClass;
  if (supporting.includes(pictogram)) return firstClass;
  if (categoryId === 'wellness') return food;
  return ['cold', 'stomach', 'skin'].includes(categoryId) ? medicine : null;
}

/** What goods are registered as; null for what needs no number. */
export function certificateOf(
  categoryId: string,
  pictogram: Pictogram,
  place: number,
): KeptCertificate | null {
  const found = kindOf(categoryId, pictogram);
  if (found === null) return null;
  return { kind: found.kind, number: found.start + String(1000 + ((place * 379) % 8999)) };
}

const warningRows: Partial<Record<Pictogram, readonly [string, string]>> = {
  bloodPressure: [
    '房颤的人会量不准；做过瘘管的手臂别绑',
    'Reads wrong with atrial fibrillation; never on an arm with a fistula',
  ],
  thermometer: ['刚吃完或刚洗完澡，等半小时再量', 'Wait half an hour after a meal or a bath'],
  earThermometer: ['耳朵发炎、耵聍多时量不准', 'Reads wrong with an inflamed ear or much ear wax'],
  glucose: ['严重脱水或休克时，以医院化验为准', 'With dehydration or shock, trust the laboratory'],
  strips: ['开封后 3 个月内用完', 'Use within 3 months of opening'],
  oximeter: ['手冷、涂指甲油会量不准', 'Reads wrong on cold hands or with nail varnish'],
  nebuliser: [
    '药液由医生开具，不要自行配药',
    'A doctor prescribes what goes in; never mix it yourself',
  ],
  neckMassage: [
    '装起搏器、怀孕、颈椎术后的人不要用',
    'Not with a pacemaker, in pregnancy, or after neck surgery',
  ],
  footMassage: [
    '静脉血栓、足部破溃、糖尿病足不要用',
    'Not with a venous clot, open wounds, or a diabetic foot',
  ],
  belt: ['皮肤破损处不要戴；连续不超过 2 小时', 'Not on broken skin; at most 2 hours at a time'],
  support: ['皮肤破损处不要戴；夜里取下', 'Not on broken skin; take it off at night'],
  walkingStick: ['使用前检查胶头，磨平就换', 'Check the rubber tip; replace it once it is worn'],
  walkingFrame: ['第一次用请家人在旁边扶', 'Have someone beside you the first time'],
  wheelchair: ['上下车前先拉手刹', 'Put the brake on before getting in or out'],
  herbs: ['孕妇、正在吃抗凝药的人先问医生', 'Ask a doctor in pregnancy or on blood thinners'],
  honey: ['1 岁以内的宝宝不能吃', 'Not for babies under one year'],
  tea: ['胃寒、睡不好的人少喝', 'Little of it with a sensitive stomach or poor sleep'],
  mask: ['湿了或戴满 4 小时就换', 'Replace it once it is damp or after 4 hours'],
  milk: ['乳糖不耐受的人慎用', 'With care if you do not tolerate lactose'],
};

const ofMedicine = localised(
  '对其中成分过敏的人不要用；3 天不见好，请看医生',
  'Not if you are allergic to it; see a doctor if it is no better after 3 days',
);

/** Who should not use goods, and when not. */
export function warningsOf(categoryId: string, pictogram: Pictogram): Localised[] {
  const found = warningRows[pictogram];
  if (found) return [localised(...found)];
  return ['cold', 'stomach', 'skin'].includes(categoryId) ? [ofMedicine] : [];
}

/** What is in the box besides what lists show; and the box itself. */
export function furtherPicturesOf({ pictogram, tone }: Picture): Picture[] {
  const further: readonly Pictogram[] =
    pictogram === 'bloodPressure' ? ['cuff', 'carton'] : ['carton'];
  return pictogram === 'box' || pictogram === 'carton'
    ? []
    : further.map((one) => ({ pictogram: one, tone }));
}
