import { consultStates, deskShapes, type DeskResponse } from '@xinglin/contract';
import { consultTerms, textIn } from '@xinglin/rules';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { conversationCalls } from '../../kernel/conversations/calls/tables';
import { shownMessage, wordsOf } from '../../kernel/conversations/content';
import { conversationMessages, conversations } from '../../kernel/conversations/tables';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { ownList } from '../../kernel/desk/scope';
import { orders } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import { doctors } from '../../kernel/places/tables';
import type { Queryable } from '../../platform/database';
import { ofDoctor } from './of-doctor';
import { ageAt } from './patient-age';
import { consultOrders } from './tables';

type Answer = DeskResponse<'list-consult-queue'>;
type Tab = keyof Answer['counts'];

/** Most lines of the list, and up to how many consults of a tab are counted. */
const linesShown = 100;
const mostCounted = 1000;

/** Characters of a question, and of a message, in a line. */
const wordsShown = 80;

const openStates = ['waiting', 'inProgress', 'paused'] as const;
/** Without those that never came to a doctor. */
const overStates = [
  'finished',
  'refusedByDoctor',
  'expired',
  'withdrawn',
  'refunding',
  'refunded',
] as const;

const tabs: Readonly<
  Record<Tab, { readonly where: SQL | undefined; readonly order: readonly SQL[] }>
> = {
  waiting: {
    where: and(inArray(orders.state, [...openStates]), isNull(consultOrders.answeredAt)),
    order: [sql`${consultOrders.answerBefore} asc nulls last`, asc(orders.createdAt)],
  },
  running: {
    where: and(inArray(orders.state, [...openStates]), isNotNull(consultOrders.answeredAt)),
    order: [desc(consultOrders.answeredAt)],
  },
  ended: {
    where: inArray(orders.state, [...overStates]),
    order: [desc(orders.movedAt)],
  },
};

/** The consults of a tab: of one doctor, of whom only what they can take is in it, or of all. */
const inTab = (tab: Tab, doctorId: string | undefined) =>
  and(
    eq(orders.kind, 'consult'),
    // Of an account that was closed nothing is left to show.
    ne(consultOrders.patientName, ''),
    tabs[tab].where,
    doctorId === undefined ? undefined : ofDoctor(doctorId),
  );

async function countOf(db: Queryable, tab: Tab, doctorId: string | undefined): Promise<number> {
  const found = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .where(inTab(tab, doctorId))
    .limit(mostCounted)
    .as('found');
  return db.$count(found);
}

/** The lines of a tab with all that belongs to them, in one statement. */
function selectLines(db: Queryable, tab: Tab, doctorId: string | undefined) {
  const { key, number } = conversationMessages;
  return db
    .select({
      order: { state: orders.state, createdAt: orders.createdAt },
      own: consultOrders,
      patient: { gender: patients.gender, birthDate: patients.birthDate },
      doctorName: doctors.name,
      last: conversationMessages,
      unread: sql<number>`(
        select count(*)::int from ${conversationMessages} unread
        where unread.key = ${conversations.key} and unread.side = 'patient'
          and unread.number > ${conversations.doctorRead})`,
      callId: conversationCalls.callId,
    })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .leftJoin(
      patients,
      and(eq(patients.patientId, consultOrders.patientId), isNull(patients.deletedAt)),
    )
    .leftJoin(doctors, eq(doctors.id, consultOrders.doctorId))
    .leftJoin(conversations, eq(conversations.key, orders.orderNo))
    .leftJoin(
      conversationMessages,
      and(eq(key, conversations.key), eq(number, conversations.lastNumber)),
    )
    .leftJoin(
      conversationCalls,
      and(
        eq(conversationCalls.key, conversations.key),
        isNull(conversationCalls.endedAt),
        isNotNull(conversationCalls.patientDevice),
        isNull(conversationCalls.joinedAt),
      ),
    )
    .where(inTab(tab, doctorId))
    .orderBy(...tabs[tab].order, asc(orders.orderNo))
    .limit(linesShown);
}

type Line = Awaited<ReturnType<typeof selectLines>>[number];

function shownLine(
  { order, own, patient, doctorName, last, unread, callId }: Line,
  { locale, now }: Pick<DeskContext, 'locale' | 'now'>,
): Answer['items'] {
  const state = consultStates.find((one) => one === order.state);
  if (state === undefined) return [];
  const promise = own.answeredAt === null ? own.answerBefore : null;
  return [
    {
      orderKey: own.orderNo,
      kind: own.consultKind,
      medium: consultTerms(own.consultKind).medium,
      state,
      patient: {
        name: own.patientName,
        gender: patient?.gender ?? null,
        age: patient && ageAt(patient.birthDate, now),
      },
      words: own.question.slice(0, wordsShown),
      doctorId: own.doctorId,
      doctorName: doctorName && textIn(doctorName, locale),
      askedAt: order.createdAt.toISOString(),
      answerBefore: promise?.toISOString() ?? null,
      remindedAt: own.remindedAt?.toISOString() ?? null,
      unread,
      last: last && {
        side: last.side,
        words: wordsOf(shownMessage(last, locale)).slice(0, wordsShown),
        at: last.at.toISOString(),
      },
      isCalling: callId !== null,
    },
  ];
}

/** The queue of the staff. */
export const queueDesk = [
  deskAction({
    name: 'list-consult-queue',
    summary:
      'Consults that wait for an answer, the earliest promise first, that were answered and are open, or that are over, the latest first; a hundred at most, with how many there are of each, counted up to a thousand.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: ownList,
    ...deskShapes['list-consult-queue'],
    async handle({ tab, doctorId: named }, context) {
      const { db, onlyDoctorId } = context;
      const doctorId = onlyDoctorId ?? named;
      const lines = await selectLines(db, tab, doctorId);
      return {
        counts: {
          waiting: await countOf(db, 'waiting', doctorId),
          running: await countOf(db, 'running', doctorId),
          ended: await countOf(db, 'ended', doctorId),
        },
        items: lines.flatMap((line) => shownLine(line, context)),
      };
    },
  }),
];
