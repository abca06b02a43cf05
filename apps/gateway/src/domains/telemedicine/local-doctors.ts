import type { RequestOf, ResponseOf, telemedicine } from '@xinglin/contract';
import { and, eq, sql } from 'drizzle-orm';
import { isDoctorBusy, reserveDoctor } from '../../kernel/calendar/reserve';
import { setDeadline } from '../../kernel/orders/deadlines';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { lockOwn } from './case';
import { telemedicineKind } from './order-kind';
import { allowedOf, sessionSpanOf } from './session-rules';
import { doctorsOf } from './shown';
import { telemedicineLocalDoctors, telemedicineOrders } from './tables';

type Calls = typeof telemedicine;

/** Local doctors for one of the account's sessions, who is free at its time first. */
export async function listLocalDoctors(
  { orderNo, cityId, pageNo, pageSize }: RequestOf<Calls['listTelemedicineLocalDoctors']>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['listTelemedicineLocalDoctors']>> {
  const [session = refuse('forbidden')] = await db
    .select({ startsAt: telemedicineOrders.startsAt })
    .from(telemedicineOrders)
    .innerJoin(orders, eq(orders.orderNo, telemedicineOrders.orderNo))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)));
  const span = sessionSpanOf(session.startsAt);
  const { rows } = await db.execute<{ id: string; is_free: boolean; total: number }>(sql`
    select near.id, near.is_free, count(*) over ()::int as total
    from (
      select doctor.id, hospital.id as clinic_id, not ${isDoctorBusy(sql`doctor.id`, span, orderNo)} as is_free
      from telemedicine_local_doctors local
      join doctors doctor on doctor.id = local.doctor_id
      join hospitals hospital on hospital.id = doctor.hospital_id
      where local.is_open and (${cityId ?? null}::text is null or hospital.city_id = ${cityId ?? null})
    ) near
    order by near.is_free desc, near.clinic_id, near.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const found = await doctorsOf(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  return {
    items: rows.flatMap(({ id, is_free: isFree }) => {
      const doctor = found.get(id);
      return doctor === undefined ? [] : [{ doctor, isFree }];
    }),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** Chooses with whom the patient of a session sits; from then on it waits for its time. */
export async function chooseLocalDoctor(
  { orderNo, doctorId }: RequestOf<Calls['addTelemedicineLocalDoctor']>,
  { db, account, now }: CallContext,
): Promise<ResponseOf<Calls['addTelemedicineLocalDoctor']>> {
  const order = await lockOwn({ db, account }, orderNo);
  const { own } = order;
  const known = and(
    eq(telemedicineLocalDoctors.doctorId, doctorId),
    telemedicineLocalDoctors.isOpen,
  );
  // Held until the end, so that of two who want the same doctor one waits, and sees the other.
  const [local] = await db.select().from(telemedicineLocalDoctors).where(known).for('update');
  if (local === undefined) refuse('forbidden');
  if (!allowedOf(order, now).mayChoosePlace) refuse('telemedicineClosed');
  if (own.localDoctorId !== doctorId)
    await reserveDoctor(
      db,
      { useNo: orderNo, orderNo, kind: 'telemedicine', ...sessionSpanOf(own.startsAt) },
      { doctorId, former: own.localDoctorId },
      'localDoctorTaken',
    );
  await db
    .update(telemedicineOrders)
    .set({ localDoctorId: doctorId })
    .where(eq(telemedicineOrders.orderNo, orderNo));
  await setDeadline(db, telemedicineKind, { ...order, own: { ...own, localDoctorId: doctorId } });
  return { orderNo, done: true };
}
