import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, desc, eq, isNull, min, sql } from 'drizzle-orm';
import { orderSteps, orders } from '../../kernel/orders/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { invoiceState } from './invoices';
import { consultKind } from './order-kind';
import { consultInvoices, consultOrders } from './tables';
import { kindTitle } from './texts';

type Call = (typeof consult)['listConsultExpenses'];

/** When each of the account's consults was paid; a consult that never was has no row, and neither has a hidden one. */
const paidConsults = (db: Queryable, ownerId: string) =>
  db
    .select({ orderNo: orders.orderNo, at: min(orderSteps.at).as('paid_at') })
    .from(orders)
    .innerJoin(orderSteps, and(eq(orderSteps.orderNo, orders.orderNo), eq(orderSteps.event, 'pay')))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.kind, consultKind.kind),
        isNull(orders.hiddenAt),
        sql`${orders.paidCents} > 0`,
      ),
    )
    .groupBy(orders.orderNo)
    .as('paid');

/** What the account paid for consults in a year, for the person to hand in elsewhere. */
export async function listExpenses(
  { year: wanted, pageNo, pageSize }: RequestOf<Call>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Call>> {
  const paid = paidConsults(db, account);
  const yearOf = sql<number>`extract(year from ${paid.at} at time zone ${hospitalTimeZone}::text)::int`;
  const perYear = await db
    .select({
      year: sql<number>`${yearOf}`.as('year'),
      total: sql<number>`count(*)::int`,
      paidCents: sql<number>`sum(${orders.paidCents})::int`,
      refundedCents: sql<number>`sum(${orders.refundedCents})::int`,
    })
    .from(paid)
    .innerJoin(orders, eq(orders.orderNo, paid.orderNo))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`));
  const year = wanted ?? perYear[0]?.year ?? null;
  const sums = perYear.find((one) => one.year === year);
  const rows =
    sums === undefined
      ? []
      : await db
          .select({
            order: orders,
            own: consultOrders,
            paidAt: paid.at,
            doctorName: doctors.name,
            hospitalName: hospitals.name,
            invoice: consultInvoices,
          })
          .from(paid)
          .innerJoin(orders, eq(orders.orderNo, paid.orderNo))
          .innerJoin(consultOrders, eq(consultOrders.orderNo, paid.orderNo))
          .leftJoin(doctors, eq(doctors.id, consultOrders.doctorId))
          .leftJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
          .leftJoin(consultInvoices, eq(consultInvoices.orderNo, paid.orderNo))
          .where(eq(yearOf, sums.year))
          .orderBy(desc(paid.at), desc(paid.orderNo))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize);
  return {
    items: rows.map(({ order, own, paidAt, doctorName, hospitalName, invoice }) => ({
      orderKey: order.orderNo,
      consultKind: own.consultKind,
      title: kindTitle(own.consultKind, locale),
      paidAt: (paidAt ?? order.createdAt).toISOString(),
      doctorName: doctorName && textIn(doctorName, locale),
      hospitalName: hospitalName && textIn(hospitalName, locale),
      patientName: own.patientName,
      paidCents: order.paidCents,
      refundedCents: order.refundedCents,
      invoice: invoiceState({ ...order, creditCents: own.creditCents }, invoice),
    })),
    total: sums?.total ?? 0,
    pageNo,
    pageSize,
    year,
    years: perYear.map((one) => one.year),
    sum: { paidCents: sums?.paidCents ?? 0, refundedCents: sums?.refundedCents ?? 0 },
  };
}
