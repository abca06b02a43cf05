import type { OrderMachine } from '@xinglin/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { eq, inArray, sql } from 'drizzle-orm';
import { addWorld } from '../domains/booking/booking-fixture';
import type { TestGateway } from './test-gateway';
import type { Database, Queryable } from '../platform/database';
import { defineDomain } from '../platform/domain';
import { broughtBy } from '../kernel/orders/brought-by';
import { defineOrderKind, type Order } from '../kernel/orders/order-kind';
import { registerOrder } from '../kernel/orders/new-order';
import { newOrderNo } from '../kernel/orders/order-number';
import { orders } from '../kernel/orders/tables';

// A second kind, for tests: a course that is paid by a deposit and the rest, and given back in parts.

type CourseState =
  | 'awaitingDeposit'
  | 'awaitingRest'
  | 'ready'
  | 'used'
  | 'lapsed'
  | 'cancelled'
  | 'refunding'
  | 'refunded';
type CourseEvent = 'order' | 'pay' | 'use' | 'lapse' | 'cancel' | 'beginRefund' | 'endRefund';

const courseMachine: OrderMachine<CourseState, CourseEvent, 'notify' | 'refund'> = {
  groups: {
    awaitingDeposit: 'awaitingPayment',
    awaitingRest: 'awaitingPayment',
    ready: 'active',
    used: 'completed',
    lapsed: 'cancelled',
    cancelled: 'cancelled',
    refunding: 'refunding',
    refunded: 'cancelled',
  },
  initial: ['awaitingDeposit'],
  final: ['used', 'lapsed', 'cancelled', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingDeposit'], to: 'awaitingRest', by: ['system'], emits: [] },
    { event: 'pay', from: ['awaitingRest'], to: 'ready', by: ['system'], emits: ['notify'] },
    { event: 'use', from: ['ready'], to: 'used', by: ['hospital'], emits: [] },
    {
      event: 'lapse',
      from: ['awaitingDeposit', 'awaitingRest'],
      to: 'lapsed',
      by: ['system'],
      emits: ['notify'],
    },
    {
      event: 'cancel',
      from: ['awaitingDeposit', 'awaitingRest', 'ready'],
      to: 'cancelled',
      by: ['patient'],
      emits: [],
    },
    {
      event: 'beginRefund',
      from: ['cancelled', 'lapsed'],
      to: 'refunding',
      by: ['system'],
      emits: ['refund'],
    },
    { event: 'endRefund', from: ['refunding'], to: 'refunded', by: ['system'], emits: [] },
  ],
};

/** The kind's own table, made by {@link createCourseTable}. */
export const courses = pgTable('courses', {
  orderNo: text('order_no').primaryKey(),
  title: text('title').notNull(),
  depositCents: integer('deposit_cents').notNull(),
  /** The number of moves it saw. */
  moves: integer('moves').notNull().default(0),
  /** What the person wished; erased with them. */
  wish: text('wish'),
});

const hour = 60 * 60_000;
const timeZone = 'Asia/Shanghai';

const payBefore = ({ movedAt }: { readonly movedAt: Date }) => new Date(movedAt.getTime() + hour);

/** First the deposit, then the rest. */
function dueOf(order: Order<CourseState, typeof courses.$inferSelect>, now: Date) {
  const { state, own, totalCents } = order;
  const before = payBefore(order);
  if (order.stateGroup !== 'awaitingPayment' || now >= before) return null;
  const cents = state === 'awaitingDeposit' ? own.depositCents : totalCents - own.depositCents;
  return { cents, before, timeZone };
}

export const courseKind = defineOrderKind({
  kind: 'course',
  machine: courseMachine,
  table: courses,
  subjects: async (_, orders) =>
    orders.map(({ own }) => ({ title: own.title, facts: [{ label: '课程', text: own.title }] })),
  stateText: (state) => state,
  reasonText: (key) => key,
  actions: (order, now) => (dueOf(order, now) ? ['pay', 'cancel'] : []),
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'beginRefund', end: 'endRefund' },
  reviewable: null,
  next: { nothing: 'A course is held whenever it is held.' },
  time: { takes: 'nothing', why: 'A course has no lesson that is agreed.' },
  holds: { exempt: 'A course has no stock.' },
  repeats: { exempt: 'A course may be taken again.' },
  deadline: (order) =>
    order.stateGroup === 'awaitingPayment'
      ? { at: payBefore(order), event: 'lapse', reasonKey: 'tooLate' }
      : null,
  async onMove({ db }, { orderNo }) {
    const [own] = await db
      .update(courses)
      .set({ moves: sql`${courses.moves} + 1` })
      .where(eq(courses.orderNo, orderNo))
      .returning();
    if (!own) throw new Error('a course without its own row');
    return own;
  },
  message: async (_, { state, own }, news) => `${own.title}: ${news.type} ${state}`,
  news: { place: 'appointments', events: ['lapse', 'endRefund'] },
  desk: [{ name: 'use-course', summary: 'The course was held.', roles: ['service'], event: 'use' }],
  obstacle: 'openVisits',
  exported: {
    section: 'courses',
    visits: null,
    rows: (db, ownerId) =>
      db
        .select({ title: courses.title, wish: courses.wish })
        .from(courses)
        .innerJoin(orders, eq(orders.orderNo, courses.orderNo))
        .where(eq(orders.ownerId, ownerId)),
  },
  async erased(db, ownerId) {
    const own = db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(eq(orders.ownerId, ownerId));
    await db.update(courses).set({ wish: null }).where(inArray(courses.orderNo, own));
  },
});

/** The domain that has it, beside those of the gateway. */
export const courseDomain = defineDomain({ name: 'courses', brings: broughtBy(courseKind) });

/** Adds the kind's table to a database of a test. */
export async function createCourseTable(db: Database): Promise<void> {
  await db.execute(sql`
    CREATE TABLE courses (order_no text PRIMARY KEY REFERENCES orders, title text NOT NULL,
      deposit_cents integer NOT NULL, moves integer NOT NULL DEFAULT 0, wish text)`);
}

/** Orders a course for a new account; 40 yuan, 10 of them as a deposit. */
export async function orderCourse(
  db: Queryable,
  person: { readonly userId: string; readonly patientId: string },
  now: Date,
): Promise<string> {
  const orderNo = newOrderNo(now, timeZone);
  await registerOrder(db, courseKind, {
    orderNo,
    ownerId: person.userId,
    patientId: person.patientId,
    state: 'awaitingDeposit',
    locale: 'zh-Hans',
    totalCents: 4000,
    dueAt: new Date(now.getTime() + hour),
    createdAt: now,
    event: 'order',
    actor: 'patient',
  });
  const own = { orderNo, title: '八段锦入门', depositCents: 1000, wish: '周末上课' };
  await db.insert(courses).values(own);
  return orderNo;
}

/** An account with a visit and, a minute later, a course, neither of them paid. */
export async function visitAndCourse(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const now = () => clock.now();
  const { people, shift } = await addWorld(db, now());
  const [person] = people;
  if (!person) throw new Error('nobody');
  const { token, patientId } = person;
  const call = (path: string, body: object = {}) => gateway.call(path, body, { token });
  const { data } = await call('/order/submitorder/submit.json', {
    shiftCaseId: shift.id,
    patientId,
  });
  await gateway.advance(60_000);
  const courseNo = await orderCourse(db, person, now());
  const list = async (body: object = {}) =>
    (await call('/moduleoverlap/mergeorder/list', body)).data;
  return { person, call, list, visitNo: data.orderNo as string, courseNo };
}
