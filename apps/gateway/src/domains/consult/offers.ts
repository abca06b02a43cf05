import { consultKindNames, type consult, type RequestOf, type ResponseOf } from '@xinglin/contract';
import { consultTerms, type ConsultKind } from '@xinglin/rules';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { departmentsForLong } from '../../kernel/triage/long-texts';
import { textOfPair } from '../../kernel/triage/knowledge-base';
import { orders } from '../../kernel/orders/tables';
import { showDoctors } from '../../kernel/places/cards';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { refusalText } from '../../platform/texts';
import { consultOrders, consultServices } from './tables';
import { shieldedDoctors } from './shields';
import { kindTitle } from './texts';

type Calls = typeof consult;
type Service = ResponseOf<Calls['checkConsultOrder']>['service'];

/** What is promised of a kind, at a price. */
export function serviceOf(kind: ConsultKind, priceCents: number, locale: Locale): Service {
  const { price: _, perMonth: __, ...terms } = consultTerms(kind);
  return { kind, title: kindTitle(kind, locale), priceCents, ...terms };
}

/** Doctors who can be asked by a kind now, in a standard department or in any, as a select of their ids. */
export const openDoctors = (kind: ConsultKind, deptId?: string): SQL => sql`
  select service.doctor_id as id, service.price_cents from consult_services service
  ${
    deptId === undefined
      ? sql``
      : sql`join doctors asked on asked.id = service.doctor_id
          join hospital_departments filed on filed.id = asked.hosp_dept_id
            and filed.standard_department_id = ${deptId}`
  }
  where service.kind = ${kind} and service.is_open`;

/**
 * Whether a doctor could be the first free one of a consult, as {@link firstFree} would choose: a condition over `orders`
 * and `consult_orders`.
 */
export const offeredBy = (doctorId: string): SQL => sql`
  ${consultOrders.consultKind} in (
    select service.kind from consult_services service
    join doctors asked on asked.id = service.doctor_id
    join hospital_departments filed on filed.id = asked.hosp_dept_id
    where service.doctor_id = ${doctorId} and service.is_open
      and (${consultOrders.deptId} is null or filed.standard_department_id = ${consultOrders.deptId}))
  and not exists (
    select from doctor_shields shield
    where shield.owner_id = ${orders.ownerId} and shield.doctor_id = ${doctorId})`;

/** What is asked of whom. */
export interface Asked {
  readonly kind: ConsultKind;
  readonly doctorId?: string | undefined;
  readonly deptId?: string | undefined;
}

/** The price of a kind, of the doctor where one is chosen; null where no doctor takes that kind now. */
export async function priceOf(
  db: Queryable,
  { kind, doctorId, deptId }: Asked,
): Promise<number | null> {
  const { doctor, price } = consultTerms(kind);
  if ((doctor === 'chosen') !== (doctorId !== undefined)) return null;
  const { rows } = await db.execute<{ price_cents: number }>(sql`
    select price_cents from (${openDoctors(kind, deptId)}) open
    where ${doctorId === undefined ? sql`true` : sql`open.id = ${doctorId}`}
    order by price_cents limit 1`);
  const [found] = rows;
  if (found === undefined) return null;
  return price === 'doctor' ? found.price_cents : price;
}

/**
 * The first free doctor for a question of an account, the best first; null where there is none. Whom the account wants
 * nothing more of is not among them.
 */
export async function firstFree(
  db: Queryable,
  { kind, deptId, ownerId }: Asked & { readonly ownerId: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select open.id from (${openDoctors(kind, deptId)}) open
    join doctors doctor on doctor.id = open.id
    where open.id not in (${shieldedDoctors(ownerId)})
    order by (
      select count(*) from consult_orders busy
      join orders registered on registered.order_no = busy.order_no
      where busy.doctor_id = open.id and registered.state_group = 'active'
    ), doctor.praise_per_mille desc, open.id
    limit 1`);
  return rows[0]?.id ?? null;
}

/** Doctors who can be asked by a kind, the best first. */
export async function listDoctors(
  { kind, deptId, hospitalId, pageNo, pageSize }: RequestOf<Calls['listConsultDoctors']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listConsultDoctors']>> {
  const { rows } = await context.db.execute<{ id: string; price_cents: number; total: number }>(sql`
    select open.id, open.price_cents, count(*) over ()::int as total
    from (${openDoctors(kind, deptId)}) open
    join doctors doctor on doctor.id = open.id
    where ${hospitalId === undefined ? sql`true` : sql`doctor.hospital_id = ${hospitalId}`}
    order by doctor.praise_per_mille desc, doctor.visit_count desc, open.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const { price } = consultTerms(kind);
  const prices = new Map(rows.map((row) => [row.id, row.price_cents]));
  const shown = await showDoctors([...prices.keys()], context);
  return {
    items: shown.map((doctor) => ({
      doctor,
      priceCents: price === 'doctor' ? (prices.get(doctor.doctorId) ?? 0) : price,
    })),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** Where a question of any length belongs, with the reason; what cannot wait stands first, in whatever language it is said. */
export async function matchDepartment(
  { question }: RequestOf<Calls['matchConsultDept']>,
  context: CallContext,
): Promise<ResponseOf<Calls['matchConsultDept']>> {
  const { locale } = context;
  const read = ([chinese, english]: readonly [string, string]) =>
    textOfPair([chinese, english], locale);
  const answer = departmentsForLong(question);
  const led = new Map(answer.departments.map((one) => [one.departmentId, one.reason]));
  const shown = await standardDepartmentsOf([...led.keys()], context);
  return {
    redFlags: answer.redFlags.map(({ id, urgency, title, advice }) => ({
      flagId: id,
      urgency,
      title: read(title),
      advice: read(advice),
    })),
    departments: shown.map((department) => {
      const reason = led.get(department.deptId);
      return { ...department, reason: reason ? read(reason) : null };
    }),
  };
}

/** A doctor with what they can be asked by; refuses an unknown one. */
export async function doctorOffer(
  { doctorId }: RequestOf<Calls['getExpertConsultInfo']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getExpertConsultInfo']>> {
  const { db, locale } = context;
  const [doctor = refuse('forbidden')] = await showDoctors([doctorId], context);
  const open = await db
    .select()
    .from(consultServices)
    .where(and(eq(consultServices.doctorId, doctorId), eq(consultServices.isOpen, true)));
  const [answered] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(and(eq(consultOrders.doctorId, doctorId), eq(orders.state, 'finished')));
  return {
    doctor,
    services: consultKindNames.flatMap((kind) => {
      const found = open.find((one) => one.kind === kind);
      // A kind that is assigned is not asked of one doctor.
      if (found === undefined || consultTerms(kind).doctor !== 'chosen') return [];
      return [serviceOf(kind, found.priceCents, locale)];
    }),
    consultCount: answered?.count ?? 0,
  };
}

/** Whether a kind can be asked for now, and its price. */
export async function checkService(
  asked: RequestOf<Calls['checkConsultService']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['checkConsultService']>> {
  const priceCents = await priceOf(db, asked);
  return {
    isOpen: priceCents !== null,
    priceCents,
    refusal: priceCents === null ? refusalText(locale, 'consultClosed') : null,
  };
}
