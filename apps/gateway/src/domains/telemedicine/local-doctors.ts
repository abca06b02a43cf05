import type { RequestOf, ResponseOf, telemedicine } from '@xinglin/contract';
import { and, eq, sql } from 'drizzle-orm';
import { isDoctorBusy, reserveDoctor } from '../../kernel/calendar/reserve';
import { setDeadline } from '../../kernel/orders/deadlines';
import { orders } from '../../kernel/orders/tables';
import { chordSquare, distanceMetres } from '../../kernel/places/places';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { lockOwn } from './case';
import { telemedicineKind } from './order-kind';
import { allowedOf, sessionSpanOf } from './session-rules';
import { doctorsOf } from './shown';
import { telemedicineLocalDoctors, telemedicineOrders } from './tables';

type Calls = typeof telemedicine;

interface Found extends Record<string, unknown> {
  readonly id: string;
  readonly is_free: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly total: number;
}

/** Local doctors for one of the account's sessions, who is free at its time first, then the nearest. */
export async function listLocalDoctors(
  asked: RequestOf<Calls['listTelemedicineLocalDoctors']>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['listTelemedicineLocalDoctors']>> {
  const { orderNo, cityId, latitude, longitude, pageNo, pageSize } = asked;
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const clinic = { latitude: sql`hospital.latitude`, longitude: sql`hospital.longitude` };
  const [session = refuse('forbidden')] = await db
    .select({ startsAt: telemedicineOrders.startsAt })
    .from(telemedicineOrders)
    .innerJoin(orders, eq(orders.orderNo, telemedicineOrders.orderNo))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)));
  const span = sessionSpanOf(session.startsAt);
  const { rows } = await db.execute<Found>(sql`
    select near.id, near.is_free, near.latitude, near.longitude, count(*) over ()::int as total
    from (
      select doctor.id, hospital.id as clinic_id, hospital.latitude, hospital.longitude,
        ${here === null ? sql`0` : chordSquare(here, clinic)} as away,
        not ${isDoctorBusy(sql`doctor.id`, span, orderNo)} as is_free
      from telemedicine_local_doctors local
      join doctors doctor on doctor.id = local.doctor_id
      join hospitals hospital on hospital.id = doctor.hospital_id
      where local.is_open and (${cityId ?? null}::text is null or hospital.city_id = ${cityId ?? null})
    ) near
    order by near.is_free desc, near.away, near.clinic_id, near.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const found = await doctorsOf(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  return {
    items: rows.flatMap(({ id, is_free: isFree, ...place }) => {
      const doctor = found.get(id);
      const away = here && distanceMetres(here, place);
      return doctor === undefined ? [] : [{ doctor, isFree, distanceMetres: away }];
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
