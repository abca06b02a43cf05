import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone } from '@xinglin/rules';

import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { keepAddress, ownAddress } from '../../kernel/parcels/parcels';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import { explained } from '../../kernel/pricing/explained';
import { agreedPrice, keepAgreed, offerOfOne, type OneThing } from '../../kernel/pricing/one-thing';
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

/** What something costs the account now: by the coupon that is named, or by the best one. */
export async function quoteProduct(
  { goodsId, couponId: wanted }: RequestOf<Calls['validateVipCard']>,
  context: CallContext,
): Promise<ResponseOf<Calls['validateVipCard']>> {
  const { db, locale } = context;
  const product = await productRow(db, goodsId);
  const thing = await thingOf(context, product);
  const { kept, couponId, coupons } = await offerOfOne(context, thing, wanted);
  return {
    product: await shownDetail(db, product, locale),
    quote: explained(kept, locale),
    isMember: thing.isMember,
    couponId,
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
  const agreed = await agreedPrice(context, await thingOf(context, product), couponId);
  if (agreed.kept.totalCents !== totalCents)
    refuse('vipPriceChanged', { data: { totalCents: agreed.kept.totalCents } });
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
  await keepAgreed(context, orderNo, agreed);
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
