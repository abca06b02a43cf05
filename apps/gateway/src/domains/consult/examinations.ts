import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { readContent } from '../../kernel/conversations/content';
import { conversationMessages, conversations } from '../../kernel/conversations/tables';
import { findExaminations } from '../../kernel/finding/examination-finders';
import { orders } from '../../kernel/orders/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { cursorAt, placeOf } from '../../platform/list-cursor';
import { consultOrders } from './tables';
import { talkName } from './talk';

type Call = (typeof consult)['listProposedExaminations'];

/** Messages that are looked through at a time: articles, and what was said before types were kept, are among them. */
const searchedAtATime = 200;

/** What doctors said in the account's consults that may propose something, the latest first. */
function saidBefore({ db, account }: CallContext, cursor: string | undefined) {
  const { at, id } = cursor === undefined ? { at: null, id: null } : placeOf(cursor);
  return db
    .select({
      message: conversationMessages,
      stateGroup: orders.stateGroup,
      patientId: consultOrders.patientId,
      patientName: consultOrders.patientName,
      doctorName: doctors.name,
      hospitalName: hospitals.name,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.key, conversationMessages.key))
    .innerJoin(orders, eq(orders.orderNo, conversations.key))
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .innerJoin(doctors, eq(doctors.id, conversations.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(
      and(
        eq(conversations.ownerId, account),
        eq(conversations.kind, talkName),
        eq(conversationMessages.side, 'doctor'),
        // What is kept is sealed: only what may be a proposal is opened.
        or(
          eq(conversationMessages.contentType, 'richText'),
          isNull(conversationMessages.contentType),
        ),
        isNotNull(conversationMessages.content),
        isNull(orders.hiddenAt),
        at === null
          ? undefined
          : sql`(${conversationMessages.at}, ${conversationMessages.messageId}) < (${at}::timestamptz, ${id})`,
      ),
    )
    .orderBy(desc(conversationMessages.at), desc(conversationMessages.messageId))
    .limit(searchedAtATime);
}

type Said = Awaited<ReturnType<typeof saidBefore>>[number];

/** The examinations that a message proposes; null for any other message. */
function proposalOf(said: Said) {
  const content = readContent(said.message);
  return content?.type === 'richText' && content.purpose === 'check' ? { ...said, content } : null;
}
type Proposal = NonNullable<ReturnType<typeof proposalOf>>;

/** The examinations that doctors proposed to patients of the account, a message an item. */
export async function listExaminations(
  { cursor, pageSize }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  const found: Proposal[] = [];
  for (let from = cursor; ;) {
    const rows = await saidBefore(context, from);
    for (const row of rows) {
      const proposal = proposalOf(row);
      // One more than fits, so that it is known whether there are more.
      if (proposal !== null && found.push(proposal) > pageSize) {
        const last = found[pageSize - 1]?.message;
        const next = last === undefined ? null : cursorAt(last.at, last.messageId);
        return { items: await shown(found.slice(0, pageSize), context), next };
      }
    }
    const last = rows.at(-1)?.message;
    if (last === undefined || rows.length < searchedAtATime)
      return { items: await shown(found, context), next: null };
    from = cursorAt(last.at, last.messageId);
  }
}

async function shown(
  proposals: readonly Proposal[],
  context: CallContext,
): Promise<ResponseOf<Call>['items']> {
  const { locale } = context;
  const wanted = proposals.flatMap(({ content, patientId, message }) =>
    content.paragraphs.map(({ heading }) => ({
      name: heading ?? '',
      patientId,
      proposedAt: message.at,
    })),
  );
  const known = await findExaminations(wanted, context);
  let place = 0;
  return proposals.map(({ message, content, ...row }) => ({
    orderKey: message.key,
    number: message.number,
    at: message.at.toISOString(),
    title: content.title,
    doctorName: textIn(row.doctorName, locale),
    hospitalName: textIn(row.hospitalName, locale),
    patientName: row.patientName,
    isOpen: row.stateGroup === 'active',
    examinations: content.paragraphs.map(({ heading, text }) => {
      const { packages = [], ordered = null } = known[place++] ?? {};
      return { name: heading, text, packages: [...packages], ordered };
    }),
  }));
}
