import { consultKindNames, type consult, type RequestOf, type ResponseOf } from '@xinglin/contract';
import { consultTerms, hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { unreadOf } from '../../kernel/conversations/read';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { summariesOf } from '../../kernel/orders/order-summary';
import { readerOf } from '../../kernel/orders/own-list';
import type { Order } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { communityClinicLevel } from '../../kernel/places/community-clinics';
import { titleText } from '../../kernel/places/texts';
import { quoteOfOrder } from '../../kernel/pricing/explained';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { mayShare } from './case-shares/case';
import { changesOf } from './changes/shown';
import { allowedOf, deadlineOf, minuteMs } from './consult-rules';
import { consultKind } from './order-kind';
import { patientAge } from './patient-age';
import { grantedRecords } from './records/grants';
import { isShielded } from './shields';
import { consultOrders } from './tables';
import { behind, pageOf } from '../../kernel/orders/newest-first';

type Calls = typeof consult;
type Card = ResponseOf<Calls['listConsultOrders']>['items'][number];
type Detail = ResponseOf<Calls['getConsultOrder']>;

/** Consults with their orders and doctors, the newest first. */
export function selectConsults(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      order: orders,
      own: consultOrders,
      doctor: {
        doctorId: doctors.id,
        name: doctors.name,
        title: doctors.title,
        gender: doctors.gender,
      },
      hospitalName: hospitals.name,
      hospDeptName: hospitalDepartments.name,
    })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .leftJoin(doctors, eq(doctors.id, consultOrders.doctorId))
    .leftJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .leftJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
}

type Row = Awaited<ReturnType<typeof selectConsults>>[number];
type Consult = Parameters<typeof allowedOf>[0] & Order;

/** A consult with its own row; only its kind's moves write its state. */
const consultOf = ({ order, own }: Row): Consult & Parameters<typeof deadlineOf>[0] =>
  ({ ...order, own }) as Consult & Parameters<typeof deadlineOf>[0];

/** What happens when the state that a consult is in ends by itself. */
const outcomes = { lapse: 'lapses', expire: 'paidBack', finish: 'ends' } as const;

/** What only a consult has, in lists as on its own page. */
function shownOf(row: Row, unread: ReadonlyMap<string, number>, { locale }: OrderReader) {
  const { order, own, doctor, hospitalName, hospDeptName } = row;
  const deadline = deadlineOf(consultOf(row));
  const outcome =
    deadline && deadline.event in outcomes
      ? // Checked just before.
        outcomes[deadline.event as keyof typeof outcomes]
      : null;
  return {
    orderKey: order.orderNo,
    state: consultOf(row).state,
    consultKind: own.consultKind,
    medium: consultTerms(own.consultKind).medium,
    doctor: doctor && {
      doctorId: doctor.doctorId,
      name: textIn(doctor.name, locale),
      titleText: titleText(doctor.title, locale),
      // A doctor stands in a hospital and a department.
      hospitalName: hospitalName ? textIn(hospitalName, locale) : '',
      hospDeptName: hospDeptName ? textIn(hospDeptName, locale) : '',
    },
    doctorGender: doctor?.gender ?? null,
    patientName: own.patientName,
    question: own.question,
    until: deadline && outcome ? { at: deadline.at.toISOString(), outcome } : null,
    unread: unread.get(order.orderNo) ?? 0,
  };
}

/** What the reader has not read of each one's conversation, by its key. */
const unreadIn = (db: Queryable, rows: readonly Row[], { ownerId }: OrderReader) =>
  unreadOf(
    db,
    ownerId,
    rows.map(({ order }) => order.orderNo),
  );

/** Consults as lists show them. */
export async function cardsOf(
  db: Queryable,
  rows: readonly Row[],
  reader: OrderReader,
): Promise<Card[]> {
  const summaries = await summariesOf(db, consultKind, rows.map(consultOf), reader);
  const unread = await unreadIn(db, rows, reader);
  return rows.flatMap((row, index) => {
    const summary = summaries[index];
    return summary === undefined ? [] : [{ ...summary, ...shownOf(row, unread, reader) }];
  });
}

/** The account's consults, without those it hid. */
export const ownConsults = (ownerId: string) =>
  and(eq(orders.ownerId, ownerId), isNull(orders.hiddenAt));

/** One of the account's consults in short; refuses any other. */
export async function findCard(
  { orderKey }: RequestOf<Calls['getConsultOrderByKey']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getConsultOrderByKey']>> {
  const { db, account } = context;
  const rows = await selectConsults(
    db,
    and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account)),
  );
  const [card] = await cardsOf(db, rows, readerOf(context));
  return card ?? refuse('forbidden');
}

/** A page of the account's consults, newest first. */
export async function listConsults(
  wanted: RequestOf<Calls['listConsultOrders']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listConsultOrders']>> {
  const { consultTypes, consultTargets, doctorUserId, patientId, communityClinic } = wanted;
  const { listAll, group } = wanted;
  const { cursor, pageSize } = wanted;
  const kinds = consultKindsFor(consultTargets);
  const rows = await selectConsults(
    context.db,
    and(
      ownConsults(context.account),
      consultTypes && inArray(consultOrders.consultKind, consultTypes),
      kinds && inArray(consultOrders.consultKind, kinds),
      doctorUserId === undefined ? undefined : eq(consultOrders.doctorId, doctorUserId),
      patientId === undefined ? undefined : eq(consultOrders.patientId, patientId),
      communityClinic === true ? eq(hospitals.level, communityClinicLevel) : undefined,
      listAll ? undefined : inArray(orders.stateGroup, ['awaitingPayment', 'active']),
      group === undefined ? undefined : eq(orders.stateGroup, group),
      behind(cursor),
    ),
  ).limit(pageSize + 1);
  const { shown, next } = pageOf(rows, pageSize, ({ order }) => order);
  return {
    items: await cardsOf(context.db, shown, readerOf(context)),
    next,
  };
}

/** The account's open consults with an agreed moment that is not over, the next one first. */
export async function listScheduled(
  context: CallContext,
): Promise<ResponseOf<Calls['listScheduleCases']>> {
  const { db, account, now } = context;
  const rows = await selectConsults(
    db,
    and(ownConsults(account), eq(orders.stateGroup, 'active'), isNotNull(consultOrders.callAt)),
  );
  const calls = rows
    .flatMap((row) => {
      const { callAt, consultKind: kind } = row.own;
      const lastsMs = (consultTerms(kind).callMinutes ?? 0) * minuteMs;
      if (callAt === null || callAt.getTime() + lastsMs < now.getTime()) return [];
      return [{ row, startsAt: callAt, endsAt: new Date(callAt.getTime() + lastsMs) }];
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const cards = await cardsOf(
    db,
    calls.map(({ row }) => row),
    readerOf(context),
  );
  return {
    items: calls.flatMap(({ startsAt, endsAt }, place) => {
      const card = cards[place];
      if (card === undefined) return [];
      const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      return [{ ...card, ...times, timeZone: hospitalTimeZone }];
    }),
  };
}

/** The kinds whose doctor is chosen, or assigned; undefined for all. */
function consultKindsFor(targets: readonly ('chosen' | 'assigned')[] | undefined) {
  return targets && consultKindNames.filter((kind) => targets.includes(consultTerms(kind).doctor));
}

/** Earlier consults of the account, with one doctor where asked for. */
const pastConsults = (ownerId: string, doctorId: string | undefined) =>
  and(
    ownConsults(ownerId),
    eq(orders.stateGroup, 'completed'),
    doctorId === undefined ? undefined : eq(consultOrders.doctorId, doctorId),
  );

export async function countHistory(
  { doctorId }: RequestOf<Calls['countConsultOrderHistory']>,
  { db, account }: Pick<CallContext, 'db' | 'account'>,
): Promise<{ count: number }> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .where(pastConsults(account, doctorId));
  return { count: found?.count ?? 0 };
}

export async function listHistory(
  { doctorId, pageNo, pageSize }: RequestOf<Calls['listConsultOrderHistory']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listConsultOrderHistory']>> {
  const { count: total } = await countHistory({ doctorId }, context);
  const rows = await selectConsults(context.db, pastConsults(context.account, doctorId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const items = await cardsOf(context.db, rows, readerOf(context));
  return { items, total, pageNo, pageSize };
}

/** One of the account's consults; refuses any other. */
export async function findConsult(
  services: Pick<Services, 'all'>,
  { orderKey }: RequestOf<Calls['getConsultOrder']>,
  context: CallContext,
): Promise<Detail> {
  const { db, account, now } = context;
  const reader = readerOf(context);
  const [row] = await selectConsults(
    db,
    and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account)),
  );
  if (row === undefined) return refuse('forbidden');
  const { own } = row;
  const detail = await orderDetail(
    db,
    services,
    { kind: consultKind.kind, orderNo: orderKey },
    reader,
  );
  const { answerWithinMinutes, lastsHours, turns, callMinutes } = consultTerms(own.consultKind);
  // That it may become writing is told with what goes back.
  const { mayConvert: _, ...allowed } = allowedOf(consultOf(row), now);
  return {
    ...detail,
    ...shownOf(row, await unreadIn(db, [row], reader), reader),
    quote: await quoteOfOrder(db, orderKey, context.locale),
    patientId: own.patientId,
    patientAge: await patientAge(db, own.patientId, row.order.createdAt),
    since: own.since,
    treated: own.treated,
    earlierDiagnosis: own.earlierDiagnosis,
    fileIds: own.pictures,
    records: await grantedRecords(services, db, orderKey, {
      locale: context.locale,
      side: 'patient',
    }),
    preconsult: own.preconsult,
    startsAt: own.callAt?.toISOString() ?? null,
    timeZone: hospitalTimeZone,
    answerWithinMinutes,
    lastsHours,
    turns,
    callMinutes,
    answeredAt: own.answeredAt?.toISOString() ?? null,
    liked: own.likedAt !== null,
    isShielded: own.doctorId !== null && (await isShielded(db, account, own.doctorId)),
    ...allowed,
    ...(await changesOf(context, { ...consultOf(row), own })),
    mayShare: await mayShare(db, { ownerId: account, orderNo: orderKey }, now),
  };
}
