import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import type { ConsultKind } from '@xinglin/rules';
import { explained } from '../../kernel/pricing/explained';
import {
  agreedPrice,
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

/** What a consult costs the account beside its coupons: with the one that is named, or with the best one. */
export async function offerAt(
  context: CallContext,
  priced: Priced,
  wanted: string | undefined,
): Promise<Offer> {
  const { kept, couponId, coupons } = await offerOfOne(context, thingOf(priced), wanted);
  const quote = explained(kept, context.locale);
  // Nothing is taken off what costs nothing.
  return { quote, couponId, coupons: priced.priceCents === 0 ? [] : coupons };
}

/** The account's coupons beside what is asked; refuses a kind that no doctor takes now. */
export async function couponsBeside(
  { couponId, ...asked }: Asked & Pick<RequestOf<Calls['listConsultCoupons']>, 'couponId'>,
  context: CallContext,
): Promise<Offer> {
  const priceCents = (await priceOf(context.db, asked)) ?? refuse('consultClosed');
  return offerAt(context, { kind: asked.kind, priceCents }, couponId);
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

/** The price that a consult is ordered at; null for a free one, which takes no coupon. */
export async function agreeOn(
  context: CallContext,
  priced: Priced,
  couponId: string | undefined,
): Promise<AgreedPrice | null> {
  if (priced.priceCents > 0) return agreedPrice(context, thingOf(priced), couponId);
  return couponId === undefined ? null : refuse('couponUnusable');
}
