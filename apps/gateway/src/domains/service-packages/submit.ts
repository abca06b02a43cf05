import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { hospitalTimeZone, packageShares } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { requireFirst } from '../../kernel/orders/repeats';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { servicePackageKind } from './order-kind';
import { payBeforeOf } from './order-rules';
import { servicePackageOffers, servicePackageOrders } from './tables';

type Calls = typeof servicePackages;

/** A person of the account whose data may be used; refuses any other. */
export async function usablePatient(db: Queryable, ownerId: string, patientId: string) {
  const [patient = refuse('forbidden')] = await db
    .select({ name: patients.name, consentWithdrawnAt: patients.consentWithdrawnAt })
    .from(patients)
    .where(ownRow(ownerId, patientId));
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  return { patientId, patientName: patient.name };
}

/** Orders a package at the price that was shown, for a person where one is named. */
export async function submitOrder(
  {
    packageCode,
    totalCents,
    patientId,
    again,
  }: RequestOf<Calls['createPackageOrder']> & {
    readonly patientId?: string;
  },
  { db, account: ownerId, now, locale }: CallContext,
): Promise<ResponseOf<Calls['createPackageOrder']>> {
  const [offer = refuse('forbidden')] = await db
    .select()
    .from(servicePackageOffers)
    .where(and(eq(servicePackageOffers.packageCode, packageCode), servicePackageOffers.isOpen));
  const patient = patientId === undefined ? undefined : await usablePatient(db, ownerId, patientId);
  const { priceCents, items, title, doctorId, days } = offer;
  if (priceCents !== totalCents)
    refuse('packagePriceChanged', { data: { totalCents: priceCents } });
  // A package may run twice at a time, for another use of it, once its buyer has said so.
  if (!again)
    await requireFirst(db, servicePackageKind, {
      ownerId,
      patientIds: patientId === undefined ? [] : [patientId],
      locale,
      wanted: { packageCode },
    });
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  await registerOrder(db, servicePackageKind, {
    ownerId,
    ...(patientId !== undefined && { patientId }),
    doctorId,
    locale,
    orderNo,
    state: 'awaitingPayment',
    totalCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  const shares = packageShares(priceCents, items);
  await db.insert(servicePackageOrders).values({
    orderNo,
    packageCode,
    title,
    doctorId,
    days,
    items: items.map((item, place) => ({ ...item, shareCents: shares[place] ?? 0 })),
    ...patient,
  });
  return { orderNo, amountCents: totalCents, payBefore: payBefore.toISOString() };
}
