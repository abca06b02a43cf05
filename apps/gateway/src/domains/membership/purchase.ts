import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone } from '@xinglin/rules';

import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { keepAddress, ownAddress } from '../../kernel/parcels/parcels';
import { ownRow } from '../../kernel/people/patients/own-row';
import { findPatient } from '../../kernel/people/patients/service';
import { patients } from '../../kernel/people/patients/tables';
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
  keepAgreed,
  offerOfOne,
  type OneThing,
} from '../../kernel/pricing/one-thing';
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

/** One of a product, at the price it has for the account. */
async function thingOf(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  { goodsId: key, title: label, priceCents: unitCents, memberCents }: ProductRow,
): Promise<OneThing> {
  const isMember = await hasCard(db, account, now);
  return { use: 'membership', key, label, unitCents, memberCents, isMember };
}

/** A product, as members' rights name it. */
const coveredBy = ({ goodsId }: Pick<ProductRow, 'goodsId'>): CoveredThing => ({
  use: 'membership',
  key: goodsId,
});

/**
 * What something costs the account now: nothing by a right of the person it is for, else by the coupon that is named, or
 * by the best one.
 */
export async function quoteProduct(
  { goodsId, couponId: wanted, patientId }: RequestOf<Calls['validateVipCard']>,
  context: CallContext,
): Promise<ResponseOf<Calls['validateVipCard']>> {
  const { db, account, locale } = context;
  const product = await productRow(db, goodsId);
  const thing = await thingOf(context, product);
  if (patientId !== undefined) await findPatient(db, account, patientId);
  const right =
    patientId === undefined
      ? null
      : await offeredRight(context, { thing: coveredBy(product), patientId });
  const priceNow = right?.whyNot === null ? freeBy(thing, right) : thing;
  const { kept, couponId, coupons } = await offerOfOne(context, priceNow, wanted);
  return {
    product: await shownDetail(db, product, { locale, isMember: thing.isMember }),
    quote: explained(kept, locale),
    isMember: thing.isMember,
    right: shownRightOffer(right, locale),
    couponId,
    coupons,
  };
}

/** What an order is made at, as it was shown. */
interface Seen {
  readonly couponId?: string | undefined;
  readonly totalCents: number;
}

interface For {
  readonly patient?: { readonly patientId: string; readonly name: string };
  /** It is free by a right of the patient. */
  readonly usesRight?: boolean;
}

/** Orders one of a product at the price that was shown; what costs nothing is paid at once. All in the caller's transaction. */
async function order(
  context: CallContext,
  product: ProductRow,
  { couponId, totalCents }: Seen,
  { patient, usesRight = false }: For = {},
): Promise<{ readonly orderNo: string; readonly payBefore: Date }> {
  const { db, account: ownerId, now, locale } = context;
  if (!product.isOpen) refuse('vipOffSale');
  const thing = await thingOf(context, product);
  const right =
    usesRight && patient
      ? await usableRight(context, { thing: coveredBy(product), patientId: patient.patientId })
      : null;
  const agreed = await agreedPrice(context, right ? freeBy(thing, right) : thing, couponId);
  if (agreed.kept.totalCents !== totalCents)
    refuse('vipPriceChanged', { data: { totalCents: agreed.kept.totalCents } });
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  const isPaid = totalCents === 0;
  await registerOrder(db, membershipKind, {
    ownerId,
    ...(patient && { patientId: patient.patientId }),
    locale,
    orderNo,
    state: isPaid ? 'paid' : 'awaitingPayment',
    totalCents,
    dueAt: isPaid ? null : payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await keepAgreed(context, orderNo, agreed);
  const { goodsId, goodsType, title, days, seats, quotas } = product;
  await db.insert(membershipOrders).values({
    orderNo,
    goodsId,
    goodsType,
    title,
    days,
    seats,
    quotas,
    patientName: patient?.name ?? null,
  });
  return { orderNo, payBefore };
}

/** Orders a card. */
export async function buyCard(
  input: RequestOf<Calls['buyVipCard']>,
  context: CallContext,
): Promise<Made> {
  const product = await productRow(context.db, input.goodsId);
  if (product.goodsType !== 1) refuse('forbidden');
  const { orderNo, payBefore } = await order(context, product, input);
  return { orderNo, amountCents: input.totalCents, payBefore: payBefore.toISOString() };
}

/** Orders a service for one of the family; a gene test is sent to one of the account's addresses. */
export async function orderService(
  { patientId, addressId, usesRight, ...input }: RequestOf<Calls['createHealthVipOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['createHealthVipOrder']>> {
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
  const { orderNo, payBefore } = await order(context, product, input, { patient, usesRight });
  if (address) await keepAddress(db, orderNo, address);
  const { totalCents: amountCents } = input;
  return { orderNo, amountCents, payBefore: amountCents === 0 ? null : payBefore.toISOString() };
}
