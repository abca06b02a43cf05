import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import type { ConsultKind } from '@xinglin/rules';
import { findPatient } from '../../kernel/people/patients/service';
import { explained } from '../../kernel/pricing/explained';
import {
  offeredRight,
  shownRightOffer,
  usableRight,
  type CoveredThing,
} from '../../kernel/pricing/member-rights';
import {
  agreedPrice,
  freeBy,
  offerOfOne,
  type AgreedPrice,
  type OneThing,
} from '../../kernel/pricing/one-thing';
import type { KeptQuote } from '../../kernel/pricing/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { priceOf, type Asked } from './offers';
import { kindLabel } from './texts';

type Calls = typeof consult;
type Offer = ResponseOf<Calls['listConsultCoupons']>;

/** A consult of a kind at its price now. */
interface Priced {
  readonly kind: ConsultKind;
  readonly priceCents: number;
}

const thingOf = ({ kind, priceCents: unitCents }: Priced): OneThing => ({
  use: 'consult',
  key: kind,
  label: kindLabel(kind),
  unitCents,
  memberCents: null,
  isMember: false,
});

/** A consult of a kind, as members' rights name it. */
const coveredBy = (kind: ConsultKind): CoveredThing => ({ use: 'consult', key: kind });

/** For whom a consult is priced, and with which coupon. */
interface Pricing {
  /** The person whose rights count; undefined while none is chosen. */
  readonly patientId?: string | undefined;
  /** The coupon that is used where it can be; the best one when left out, none when empty. */
  readonly couponId?: string | undefined;
}

/** What a consult costs the account: free by a right of the person, else beside the coupons of the account. */
export async function offerAt(
  context: CallContext,
  priced: Priced,
  { patientId, couponId: wanted }: Pricing,
): Promise<Offer> {
  const { locale } = context;
  const thing = thingOf(priced);
  const right =
    patientId === undefined || priced.priceCents === 0
      ? null
      : await offeredRight(context, { thing: coveredBy(priced.kind), patientId });
  const priceNow = right?.whyNot === null ? freeBy(thing, right) : thing;
  const { kept, couponId, coupons } = await offerOfOne(context, priceNow, wanted);
  return {
    quote: explained(kept, locale),
    couponId,
    coupons,
    right: shownRightOffer(right, locale),
  };
}

/** The account's coupons beside what is asked; refuses a kind that no doctor takes now. */
export async function couponsBeside(
  {
    couponId,
    patientId,
    ...asked
  }: Asked & Pick<RequestOf<Calls['listConsultCoupons']>, 'couponId' | 'patientId'>,
  context: CallContext,
): Promise<Offer> {
  if (patientId !== undefined) await findPatient(context.db, context.account, patientId);
  const priceCents = (await priceOf(context.db, asked)) ?? refuse('consultClosed');
  return offerAt(context, { kind: asked.kind, priceCents }, { patientId, couponId });
}

/** The coupon that takes most off what is asked; null where none does. */
export async function bestCoupon(
  asked: RequestOf<Calls['getConsultBestCoupon']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getConsultBestCoupon']>> {
  const { coupons, couponId } = await couponsBeside(asked, context);
  return { coupon: coupons.find((one) => one.couponId === couponId) ?? null };
}

/**
 * What a consult costs that goes on from another: its price, less what was paid for that one. Coupons take nothing off:
 * the one of the former consult counts with what was paid.
 */
export async function quoteOfUpgrade(
  context: Pick<CallContext, 'db' | 'account' | 'now'>,
  priced: Priced,
  creditCents: number,
): Promise<KeptQuote> {
  const { kept } =
    priced.priceCents === 0
      ? { kept: freeQuote(thingOf(priced)) }
      : await agreedPrice(context, thingOf(priced), undefined);
  if (creditCents === 0) return kept;
  const totalCents = kept.totalCents - creditCents;
  return {
    ...kept,
    lines: kept.lines.map((line) => ({ ...line, shareCents: totalCents })),
    steps: [...kept.steps, { kind: 'credit', name: null, cents: -creditCents }],
    goodsCents: totalCents,
    totalCents,
  };
}

/** The price of what goes on from a consult that counts; refuses a coupon beside it. */
export async function agreeOnUpgrade(
  context: CallContext,
  priced: Priced,
  {
    creditCents,
    couponId,
  }: { readonly creditCents: number; readonly couponId: string | undefined },
): Promise<AgreedPrice> {
  if (couponId !== undefined) refuse('couponUnusable');
  return { kept: await quoteOfUpgrade(context, priced, creditCents), spent: [] };
}

const freeQuote = ({ key, label }: OneThing): KeptQuote => ({
  lines: [{ key, label, count: 1, unitCents: 0, shareCents: 0 }],
  listCents: 0,
  steps: [],
  goodsCents: 0,
  freightCents: 0,
  totalCents: 0,
  whyNots: [],
});

/**
 * The price that a consult is ordered at; null for a free one, which takes no coupon. With `usesRight` it is free by a
 * right of the person; refuses with `memberRightGone` where none applies any more.
 */
export async function agreeOn(
  context: CallContext,
  priced: Priced,
  {
    patientId,
    couponId,
    usesRight,
  }: {
    readonly patientId: string;
    readonly couponId?: string | undefined;
    readonly usesRight?: boolean | undefined;
  },
): Promise<AgreedPrice | null> {
  const { kind, priceCents } = priced;
  if (priceCents > 0) {
    const thing = thingOf(priced);
    if (usesRight !== true) return agreedPrice(context, thing, couponId);
    const right = await usableRight(context, { thing: coveredBy(kind), patientId });
    return agreedPrice(context, freeBy(thing, right), couponId);
  }
  return couponId === undefined ? null : refuse('couponUnusable');
}
