import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, quoteOf } from '@xinglin/rules';

import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { keepAddress, ownAddress } from '../../kernel/parcels/parcels';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import { asOffer, spendCoupons, usableCoupons } from '../../kernel/pricing/coupons';
import { explained } from '../../kernel/pricing/explained';
import { judgedCoupons } from '../../kernel/pricing/judged-coupons';
import { orderQuotes, type KeptQuote } from '../../kernel/pricing/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { hasCard } from './cards';
import { membershipKind } from './order-kind';
import { payBeforeOf } from './order-rules';
import { productRow, shownDetail } from './products';
import { membershipOrders, type ProductRow } from './tables';

type Calls = typeof calls;
type Made = ResponseOf<Calls['buyVipCard']>;

const use = 'membership';

/** What one of a product costs the account now; a coupon that does not apply is told and takes nothing off. */
async function priceOf(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  product: ProductRow,
  couponId: string | undefined,
) {
  const isMember = await hasCard(db, account, now);
  const held = couponId === undefined ? [] : await usableCoupons(db, account, now, use);
  const chosen = held.filter((one) => one.couponId === couponId && one.seller === null);
  const key = product.goodsId;
  const { priceCents: unitCents, memberCents } = product;
  const result = quoteOf({
    lines: [{ key, seller: use, count: 1, unitCents, memberCents }],
    isMember,
    promotions: [],
    coupons: chosen.map(asOffer),
    coins: { held: 0, isUsed: false, centsPerCoin: 1, mostPercent: 0 },
    freights: [],
  });
  const title = chosen[0]?.title ?? null;
  const kept: KeptQuote = {
    lines: [{ key, label: product.title, count: 1, unitCents, shareCents: result.shares[0] ?? 0 }],
    listCents: result.listCents,
    steps: result.steps.map(({ kind, id, cents }) => ({
      kind,
      name: id === null ? null : title,
      cents,
    })),
    goodsCents: result.goodsCents,
    freightCents: result.freightCents,
    totalCents: result.totalCents,
    whyNots: result.whyNots.map(({ kind, id, reason, missingCents }) => ({
      kind,
      reason,
      missingCents,
      name: id === null ? null : title,
    })),
  };
  const spent = result.steps.flatMap(({ kind, id }) =>
    kind === 'coupon' && id !== null ? [id] : [],
  );
  // Nothing is ordered for nothing: there is always something to pay.
  if (kept.totalCents === 0) refuse('couponUnusable');
  return { kept, spent, isMember };
}

/** What something costs the account now: by the coupon that is named, or by the best one. */
export async function quoteProduct(
  { goodsId, couponId }: RequestOf<Calls['validateVipCard']>,
  context: CallContext,
): Promise<ResponseOf<Calls['validateVipCard']>> {
  const { db, account, locale, now } = context;
  const product = await productRow(db, goodsId);
  const { kept: plain } = await priceOf(context, product, undefined);
  const all = await judgedCoupons(
    db,
    { ownerId: account, locale, now },
    { use, seller: null, cents: plain.totalCents },
  );
  // One that would take off everything is for a dearer order.
  const coupons = all.filter(
    ({ offCents, whyNot }) => whyNot !== null || offCents < plain.totalCents,
  );
  const best = coupons.find(({ whyNot }) => whyNot === null)?.couponId;
  const wanted = couponId === undefined ? best : couponId === '' ? undefined : couponId;
  const usable = coupons.some((one) => one.couponId === wanted && one.whyNot === null);
  const chosen = usable ? wanted : undefined;
  const { kept, isMember } = await priceOf(context, product, chosen);
  return {
    product: await shownDetail(db, product, locale),
    quote: explained(kept, locale),
    isMember,
    couponId: chosen ?? null,
    coupons,
  };
}

interface For {
  readonly patient?: { readonly patientId: string; readonly name: string };
}

/** Orders one of a product at the price that was shown; all in the caller's transaction. */
async function order(
  context: CallContext,
  product: ProductRow,
  { couponId, totalCents }: { readonly couponId?: string | undefined; readonly totalCents: number },
  { patient }: For = {},
): Promise<Made> {
  const { db, account: ownerId, now, locale } = context;
  if (!product.isOpen) refuse('vipOffSale');
  const { kept, spent } = await priceOf(context, product, couponId);
  if (couponId !== undefined && spent.length === 0) refuse('couponUnusable');
  if (kept.totalCents !== totalCents)
    refuse('vipPriceChanged', { data: { totalCents: kept.totalCents } });
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  await registerOrder(db, membershipKind, {
    ownerId,
    ...(patient && { patientId: patient.patientId }),
    locale,
    orderNo,
    state: 'awaitingPayment',
    totalCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  // In two tabs at once it is spent once.
  if (!(await spendCoupons(db, { ownerId, orderNo, now }, spent))) refuse('couponUnusable');
  const { goodsId, goodsType, title, days, seats } = product;
  await db.insert(membershipOrders).values({
    orderNo,
    goodsId,
    goodsType,
    title,
    days,
    seats,
    patientName: patient?.name ?? null,
  });
  await db.insert(orderQuotes).values({ orderNo, quote: kept });
  return { orderNo, amountCents: totalCents, payBefore: payBefore.toISOString() };
}

/** Orders a card. */
export async function buyCard(
  input: RequestOf<Calls['buyVipCard']>,
  context: CallContext,
): Promise<Made> {
  const product = await productRow(context.db, input.goodsId);
  if (product.goodsType !== 1) refuse('forbidden');
  return order(context, product, input);
}

/** Orders a service for one of the family; a gene test is sent to one of the account's addresses. */
export async function orderService(
  { patientId, addressId, ...input }: RequestOf<Calls['createHealthVipOrder']>,
  context: CallContext,
): Promise<Made> {
  const { db, account, locale } = context;
  const product = await productRow(db, input.goodsId);
  if (product.goodsType === 1) refuse('forbidden');
  const [patient = refuse('forbidden')] = await db
    .select({
      patientId: patients.patientId,
      name: patients.name,
      consentWithdrawnAt: patients.consentWithdrawnAt,
    })
    .from(patients)
    .where(ownRow(account, patientId));
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  if (product.goodsType === 2 && addressId === undefined)
    refuseFields([{ field: 'addressId' }], locale);
  const address =
    addressId === undefined
      ? null
      : ((await ownAddress(db, account, addressId)) ?? refuse('forbidden'));
  const made = await order(context, product, input, { patient });
  if (address) await keepAddress(db, made.orderNo, address);
  return made;
}
