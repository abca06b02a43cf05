import type { rewards as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { hasBeenWith } from '../../kernel/orders/reviewable';
import { orders } from '../../kernel/orders/tables';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { tipKind, payBeforeOf } from './order-kind';
import { tipOffers, tipOrders } from './tables';

/** All gifts, the smallest first. */
export async function listOffers(
  db: Queryable,
  locale: Locale,
): Promise<ResponseOf<(typeof calls)['listTipOffers']>['items']> {
  const offers = await db.select().from(tipOffers).orderBy(asc(tipOffers.priceCents));
  return offers.map((offer) => ({ ...offer, title: textIn(offer.title, locale) }));
}

/** Whom one thanks, and whether the account may: once a visit to the doctor has taken place. */
export async function findTipDoctor(
  context: CallContext,
  doctorId: string,
): Promise<ResponseOf<(typeof calls)['getTipDoctor']>> {
  const { db, locale, account } = context;
  const [found] = await db
    .select({
      doctorName: doctors.name,
      title: doctors.title,
      doctorGender: doctors.gender,
      hospitalName: hospitals.name,
      hospDeptName: hospitalDepartments.name,
    })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(doctors.id, doctorId));
  if (!found) return refuse('forbidden');
  const [[given], mayTip] = await Promise.all([
    db
      .select({ tips: count() })
      .from(tipOrders)
      .innerJoin(orders, eq(orders.orderNo, tipOrders.orderNo))
      .where(and(eq(tipOrders.doctorId, doctorId), eq(orders.state, 'given'))),
    hasBeenWith(context, account, sql`${doctorId}`),
  ]);
  return {
    doctorId,
    doctorName: textIn(found.doctorName, locale),
    doctorTitle: titleText(found.title, locale),
    doctorGender: found.doctorGender,
    hospitalName: textIn(found.hospitalName, locale),
    hospDeptName: textIn(found.hospDeptName, locale),
    mayTip,
    tipCount: given?.tips ?? 0,
  };
}

/**
 * Makes an order at the price that its offer has now. Refuses with `forbidden` what is not offered, with `notVisited`
 * who was not with the doctor: a gift that comes before the care would be paid for it. A letter that must not be sent is
 * refused with `textRefused`.
 */
export async function submitOrder(
  context: CallContext,
  { offerId, expertId: doctorId, text = '' }: RequestOf<(typeof calls)['submitTipOrder']>,
) {
  const { db, now, account: ownerId, locale } = context;
  const [offer] = await db.select().from(tipOffers).where(eq(tipOffers.offerId, offerId));
  if (!offer) return refuse('forbidden');
  if (!(await hasBeenWith(context, ownerId, sql`${doctorId}`))) return refuse('notVisited');
  refuseBlocked(text);
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  await registerOrder(db, tipKind, {
    ownerId,
    locale,
    orderNo,
    doctorId,
    state: 'awaitingPayment',
    totalCents: offer.priceCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await db.insert(tipOrders).values({
    orderNo,
    offerId,
    title: offer.title,
    doctorId,
    letter: text === '' ? null : text,
  });
  return { orderNo, amountCents: offer.priceCents, payBefore };
}
