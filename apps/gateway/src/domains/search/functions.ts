import { portalFunctions } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { searchForm } from '../../platform/search-form';
import { localised, syllables } from '../../platform/translate';

type PortalFunction = (typeof portalFunctions)[number];

/**
 * What people call the pages of the portal, in Chinese and in English: the first one is its name in a list.
 */
const wordsOf: Readonly<Record<PortalFunction, readonly [string, string]>> = {
  registration: ['挂号/预约挂号/门诊预约', 'Book a visit/registration/appointment'],
  consult: ['问诊/咨询/在线看病/网上看病/图文问诊/问医生', 'Consults/consult/ask a doctor'],
  fastAsk: ['快速问诊/极速问诊', 'Quick consult'],
  phoneConsult: ['电话问诊/电话咨询', 'Phone consult'],
  videoConsult: ['视频问诊/视频看病', 'Video consult'],
  volunteer: ['义诊/免费问诊/公益问诊', 'Free consults/free consult'],
  medicine: ['买药/药店/药房/药品/送药', 'Medicines/medicine/pharmacy'],
  checkUp: ['体检/体检套餐/健康检查', 'Check-ups/check-up/checkup'],
  nucleicTest: ['核酸检测/核酸/新冠检测', 'Nucleic acid test/covid test'],
  scaling: ['洗牙/洁牙', 'Tooth cleaning/scaling'],
  report: ['体检报告/报告查询/看报告', 'Check-up reports/report'],
  guide: ['智能导诊/导诊/挂什么科/看什么科', 'Which department?/which department'],
  departments: ['全部科室/科室', 'All departments/departments'],
  findDoctor: ['找医生/找专家', 'Find a doctor'],
  rankings: ['医生排行榜/排行榜/医生榜', 'Doctor rankings/ranking'],
  featuredClinics: [
    '特色门诊/夜间门诊/周末门诊/夜门诊',
    'Evening and weekend clinics/evening clinic/weekend clinic',
  ],
  chronicCare: ['慢病管理/慢病', 'Long-term illness/chronic disease'],
  membership: ['会员/会员卡', 'Membership/member'],
  coupons: ['优惠券/领券', 'Coupons/coupon'],
  visits: ['我的预约/我的挂号/取消预约/退号/改约', 'My appointments'],
  orders: ['我的订单/查订单/退款', 'My orders/refund'],
  patients: ['就诊人/添加就诊人', 'Patients/patient'],
  help: ['客服与帮助/人工客服/客服/帮助/投诉', 'Help and service/help/customer service'],
};

/** As many letters more than a word of ours may be typed: 我想挂号, not a letter to a doctor. */
const mostBeside = 6;
/** As many of them are named. */
const most = 2;

interface Named {
  readonly id: PortalFunction;
  readonly name: Localised;
  readonly chinese: readonly string[];
  /** English, and Chinese as it is typed in Latin letters. */
  readonly latin: readonly string[];
}

const closeUp = (text: string): string => searchForm(text).replaceAll(/\s/g, '');

let named: readonly Named[] | null = null;

/** All functions with their words, comparable; made once. */
function everyFunction(): readonly Named[] {
  named ??= portalFunctions.map((id) => {
    const [chinese, english] = wordsOf[id];
    const [words, foreign] = [chinese.split('/'), english.split('/')];
    return {
      id,
      name: localised(words[0] ?? '', foreign[0] ?? ''),
      chinese: words.map(closeUp),
      latin: [...words.map((word) => syllables(word).join('')), ...foreign.map(closeUp)],
    };
  });
  return named;
}

/** How long the word is by which a function is named; 0 where it is not. The longest word is meant: 体检报告, not 体检. */
function lengthNamed({ chinese, latin }: Named, typed: string): number {
  const inside = chinese.filter(
    (word) => typed.includes(word) && typed.length - word.length <= mostBeside,
  );
  const whole = latin.filter((word) => word === typed);
  return Math.max(0, ...[...inside, ...whole].map((word) => word.length));
}

/** Functions that are called so, the nearest first. */
function namedIn(typed: string): Named[] {
  return everyFunction()
    .map((one) => ({ one, length: lengthNamed(one, typed) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
    .map(({ one }) => one);
}

/** Functions of which a name is begun: in Chinese from the first sign on, in Latin letters from the second. */
function begunIn(typed: string): Named[] {
  if (typed === '') return [];
  return everyFunction().filter(
    ({ chinese, latin }) =>
      chinese.some((word) => word.startsWith(typed)) ||
      (typed.length > 1 && latin.some((word) => word.startsWith(typed))),
  );
}

const shown = (all: readonly Named[], locale: Locale) =>
  [...new Set(all)]
    .slice(0, most)
    .map(({ id, name }) => ({ functionId: id, name: textIn(name, locale) }));

/** Pages of the portal that the words name. */
export const functionsNamed = (q: string, locale: Locale) => shown(namedIn(closeUp(q)), locale);

/** The same while the words are being typed. */
export function functionsBegun(q: string, locale: Locale) {
  const typed = closeUp(q);
  return shown([...namedIn(typed), ...begunIn(typed)], locale);
}
