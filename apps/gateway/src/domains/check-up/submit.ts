import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { checkUpMisfit, hospitalTimeZone, momentOf, type CheckUpAudience } from '@xinglin/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { requireFirst } from '../../kernel/orders/repeats';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { holdCoupon, offOf } from './coupons';
import { takeDay } from './days';
import { checkUpKind } from './order-kind';
import { payBeforeOf } from './order-rules';
import {
  checkUpOrders,
  checkUpOrganisations,
  checkUpPackages,
  checkUpPeople,
  checkUpStores,
} from './tables';

type Calls = typeof checkUp;

/** People of the account, each once; refuses any other, and whose data may not be used. */
async function peopleOf(db: Queryable, ownerId: string, patientIds: readonly string[]) {
  const ids = [...new Set(patientIds)];
  const rows = await db
    .select()
    .from(patients)
    .where(
      and(
        inArray(patients.patientId, ids),
        eq(patients.ownerId, ownerId),
        isNull(patients.deletedAt),
      ),
    );
  return ids.map((id) => {
    const person = rows.find(({ patientId }) => patientId === id) ?? refuse('forbidden');
    if (person.consentWithdrawnAt !== null) refuse('consentRequired');
    return person;
  });
}

/** Refuses a person whom the package excludes on that day, and says whom and why. */
export function requireFit(
  audience: CheckUpAudience,
  people: readonly Pick<typeof patients.$inferSelect, 'patientId' | 'gender' | 'birthDate'>[],
  day: string,
): void {
  for (const person of people) {
    const reason = checkUpMisfit(audience, person, day);
    if (reason) refuse('checkUpUnfit', { data: { patientId: person.patientId, reason } });
  }
}

type Offer = typeof checkUpPackages.$inferSelect;

/** What is wanted, and what of its price is taken off. */
interface Wanted {
  readonly packageCode: string;
  readonly storeId: string;
  readonly day: string;
  readonly patientIds: readonly string[];
  /** In cents, of the price of all people. */
  readonly off: (offer: Offer, cents: number) => number | Promise<number>;
  /** What the person saw; null where nothing is to be paid. */
  readonly totalCents: number | null;
}

/** Takes places for people of the family on one day; the order awaits its payment. */
export async function placeOrder(
  { packageCode, storeId, day, patientIds, off, totalCents: seenCents }: Wanted,
  { db, account: ownerId, now, locale }: CallContext,
) {
  const [found = refuse('forbidden')] = await db
    .select({ offer: checkUpPackages, organisation: checkUpOrganisations })
    .from(checkUpPackages)
    .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpPackages.orgCode))
    .where(and(eq(checkUpPackages.packageCode, packageCode), checkUpPackages.isOpen));
  const { offer, organisation } = found;
  const people = await peopleOf(db, ownerId, patientIds);
  requireFit(offer, people, day);
  // Before the day, which may be full because of just that order.
  await requireFirst(db, checkUpKind, {
    ownerId,
    patientIds,
    locale,
    wanted: { packageCode, day },
  });
  const [store = refuse('checkUpDayClosed')] = await db
    .select({ opensAt: checkUpStores.opensAt })
    .from(checkUpStores)
    .where(eq(checkUpStores.storeId, storeId));
  const cents = offer.priceCents * people.length;
  const offCents = await off(offer, cents);
  const totalCents = cents - offCents;
  if (seenCents !== null && totalCents !== seenCents)
    refuse('checkUpPriceChanged', { data: { totalCents } });
  await takeDay(db, { packageCode, storeId, day }, people.length, now);
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  await registerOrder(db, checkUpKind, {
    ownerId,
    // The register names one; the kind's own table has all of them.
    ...(people[0] && { patientId: people[0].patientId }),
    patientIds,
    holds: seenCents !== null,
    day,
    startsAt: momentOf(day, store.opensAt, hospitalTimeZone),
    locale,
    orderNo,
    state: 'awaitingPayment',
    totalCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await db.insert(checkUpOrders).values({
    orderNo,
    packageCode,
    storeId,
    day,
    refundDay: day,
    title: offer.title,
    preparation: offer.preparation,
    preparationKinds: offer.preparationKinds,
    refundRule: organisation.refundRule,
    priceCents: offer.priceCents,
    offCents,
    people: people.length,
  });
  await db
    .insert(checkUpPeople)
    .values(people.map(({ patientId, name }) => ({ orderNo, patientId, patientName: name })));
  return { orderNo, amountCents: totalCents, payBefore: payBefore.toISOString() };
}

/** Takes places for people of the family on one day at the price that was shown, to be paid. */
export async function submitOrder(
  { couponId, ...wanted }: RequestOf<Calls['submitPhysicalOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitPhysicalOrder']>> {
  const { db, account: ownerId, now } = context;
  const holder = { ownerId, now };
  const off = ({ orgCode }: Offer, cents: number) =>
    couponId === undefined ? 0 : offOf(db, couponId, holder, { orgCode, cents });
  const placed = await placeOrder({ ...wanted, off }, context);
  if (couponId !== undefined)
    await holdCoupon(db, couponId, { ...holder, orderNo: placed.orderNo });
  return placed;
}
