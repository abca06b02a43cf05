import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { followUpReplies, followUps } from './tables';
import { refuseFields } from '../../platform/refuse-fields';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';

type Calls = typeof consult;
type FollowUp = ResponseOf<Calls['getRevisitRemind']>;
export type FollowUpAnswers = RequestOf<Calls['submitFollowupReport']>['answers'];
export type FollowUpAsked = Pick<FollowUp, 'note' | 'questions'>;

interface One {
  readonly followUpId: string;
}

type Row = typeof followUps.$inferSelect;

/** What was asked; only the desk fills the column, with what its schema let through. */
export const askedIn = ({ asked }: Pick<Row, 'asked'>) => JSON.parse(asked) as FollowUpAsked;
/** What was answered; only `submitReport` fills the column. */
export const answersIn = ({ answers }: Pick<Row, 'answers'>): FollowUpAnswers =>
  answers === null ? [] : (JSON.parse(answers) as FollowUpAnswers);

/** One that was sent to the caller; refuses another's as one that there is not. */
async function ownFollowUp({ followUpId }: One, { db, account }: CallContext) {
  const [row = refuse('forbidden')] = await db
    .select({ found: followUps, doctorName: doctors.name })
    .from(followUps)
    .innerJoin(orders, eq(orders.orderNo, followUps.orderNo))
    .innerJoin(doctors, eq(doctors.id, followUps.doctorId))
    .where(and(eq(followUps.followUpId, followUpId), eq(orders.ownerId, account)));
  return row;
}

const isOpen = ({ answeredAt, closesAt }: Pick<Row, 'answeredAt' | 'closesAt'>, now: Date) =>
  answeredAt === null && now < closesAt;

/** What a doctor asks, and until when. */
export async function findFollowUp(input: One, context: CallContext): Promise<FollowUp> {
  const { found, doctorName } = await ownFollowUp(input, context);
  const { followUpId, orderNo, doctorId, title, sentAt, closesAt, answeredAt } = found;
  return {
    followUpId,
    orderKey: orderNo,
    doctorId,
    doctorName: textIn(doctorName, context.locale),
    title,
    ...askedIn(found),
    sentAt: sentAt.toISOString(),
    closesAt: closesAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    maySubmit: isOpen(found, context.now),
  };
}

/** The same with what was answered. */
export async function findReport(
  input: One,
  context: CallContext,
): Promise<ResponseOf<Calls['getFollowupReport']>> {
  const { found } = await ownFollowUp(input, context);
  return { ...(await findFollowUp(input, context)), answers: answersIn(found) };
}

export async function checkReport(
  input: One,
  context: CallContext,
): Promise<ResponseOf<Calls['checkSubmitFollowupReport']>> {
  const { found } = await ownFollowUp(input, context);
  const answeredAt = found.answeredAt?.toISOString() ?? null;
  return { maySubmit: isOpen(found, context.now), answeredAt };
}

/** Keeps the answers to all questions; an option is answered by one that stands there. */
export async function submitReport(
  { followUpId, answers }: RequestOf<Calls['submitFollowupReport']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitFollowupReport']>> {
  const { db, now } = context;
  const { found } = await ownFollowUp({ followUpId }, context);
  if (!isOpen(found, now)) refuse('followUpClosed');
  const given = new Map(answers.map(({ questionId, text }) => [questionId, text]));
  const kept = askedIn(found).questions.map(({ questionId, options = [] }, place) => {
    const text = given.get(questionId);
    if (
      text === undefined ||
      (options.length > 0 && !options.some((option) => option.text === text))
    )
      return refuseFields([{ field: `answers.${place}` }], context.locale);
    refuseBlocked(text);
    return { questionId, text };
  });
  const [sent] = await db
    .update(followUps)
    .set({ answers: JSON.stringify(kept), answeredAt: now })
    // Two devices send at once: the first one counts.
    .where(and(eq(followUps.followUpId, followUpId), isNull(followUps.answeredAt)))
    .returning({ answeredAt: followUps.answeredAt });
  if (sent === undefined) return refuse('followUpClosed');
  return { answeredAt: now.toISOString() };
}

/** What the doctor said to the report, oldest first. */
export async function listReplies(
  input: One,
  context: CallContext,
): Promise<ResponseOf<Calls['listFollowupDoctorReplies']>> {
  const { found } = await ownFollowUp(input, context);
  const rows = await context.db
    .select()
    .from(followUpReplies)
    .where(eq(followUpReplies.followUpId, found.followUpId))
    .orderBy(asc(followUpReplies.at), asc(followUpReplies.replyId));
  return wholeList(rows.map(({ words, at }) => ({ text: words, at: at.toISOString() })));
}
