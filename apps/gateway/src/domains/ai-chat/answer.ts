import type { aiChat, RequestOf, ResponseOf } from '@xinglin/contract';
import { aiChatRules, dayAt, ageOn } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import type { Whom } from '../../kernel/triage/departments-for';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import { describeFault } from '../../platform/fault';
import { newId } from '../../platform/identifiers';
import type { StreamContext } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import type { GuidedConversation } from './ai-guide';
import { adviceIn, departmentsIn } from './care';
import { aiGuidePort } from './configured-guide';
import { guarded } from './guard';
import {
  finishedAnswerTo,
  fitQuestion,
  lastMessagesOf,
  ownAiConversation,
  shownMessages,
  wordsOf,
  type KeptWords,
} from './kept';
import { newRedFlags, readingOf } from './reading';
import { aiConversations, aiMessages, type AiConversationRow, type AiMessageRow } from './tables';

type Call = (typeof aiChat)['streamAiChat'];
type Piece = ResponseOf<Call>;

/** Milliseconds after which an answer that nobody finished no longer keeps the next question waiting. */
const answerLapsesMs = 2 * 60_000;
/** Messages of the conversation that a provider is told. */
const mostTold = 20;

/** Asks a question and tells the answer sentence by sentence; what came is kept however the stream ends. */
export async function* streamAnswer(
  input: RequestOf<Call>,
  context: StreamContext,
  services: Services,
): AsyncGenerator<Piece, void, undefined> {
  const conversation = await ownAiConversation(context, input.conversationId);
  const former = await finishedAnswerTo(context.db, input);
  if (former !== undefined) {
    yield* toldAgain(former, context);
    return;
  }
  const asked = await ask(input, context, services);
  let text = '';
  let isBroken = true;
  let about: Pick<Answer, 'isUrgent' | 'departmentIds'> = { isUrgent: false, departmentIds: [] };
  let kept: AiMessageRow | undefined;
  // From here on the conversation waits for this answer: whatever fails gives it free again.
  try {
    const answer = await beginAnswer(conversation, asked, context, services);
    about = answer;
    for await (const words of answer.words) {
      text += words;
      yield { type: 'words', text: words };
    }
    isBroken = false;
  } catch (error) {
    // The reader has left, or the provider broke off: what came is kept, and can be asked for again.
    if (!context.signal.aborted)
      services.logger.warn(describeFault(error), 'an answer of the AI guide broke off');
  } finally {
    kept = await keepAnswer(asked, { text, isBroken, ...about }, context);
  }
  if (kept !== undefined) yield* toldMessage(kept, context);
  else refuse('overloaded', { retryAfterSeconds: 5 });
}

async function* toldMessage(row: AiMessageRow, context: StreamContext): AsyncGenerator<Piece> {
  const [message] = await shownMessages([row], context);
  if (message !== undefined) yield { type: 'message', message };
}

async function* toldAgain(row: AiMessageRow, context: StreamContext): AsyncGenerator<Piece> {
  yield { type: 'words', text: wordsOf(row).text };
  yield* toldMessage(row, context);
}

/**
 * Keeps the question, once under its `clientId`, and takes the conversation for its answer. What is refused takes nothing
 * from the day's allowance.
 */
function ask(
  { conversationId, clientId, text }: RequestOf<Call>,
  { db, account, clock }: StreamContext,
  { limits }: Pick<Services, 'limits'>,
): Promise<AiMessageRow> {
  return db.transaction(async (tx) => {
    const [conversation] = await tx
      .select()
      .from(aiConversations)
      .where(
        and(
          eq(aiConversations.conversationId, conversationId),
          eq(aiConversations.ownerId, account),
        ),
      )
      .for('update');
    if (conversation === undefined) return refuse('forbidden');
    const now = clock.now();
    const { answeringUntil, lastNumber } = conversation;
    if (answeringUntil !== null && answeringUntil > now) refuse('aiChatBusy');
    const [former] = await tx
      .select()
      .from(aiMessages)
      .where(and(eq(aiMessages.conversationId, conversationId), eq(aiMessages.clientId, clientId)));
    if (former === undefined && lastNumber >= 2 * aiChatRules.questions) refuse('aiChatFull');
    if (!(await limits.take('aiQuestionByAccount', account))) refuse('aiChatDayUsedUp');
    const question = former ?? newQuestion(conversation, { clientId, text, at: now });
    if (former === undefined) await tx.insert(aiMessages).values(question);
    await tx
      .update(aiConversations)
      .set({
        lastNumber: Math.max(lastNumber, question.number + 1),
        answeringUntil: new Date(now.getTime() + answerLapsesMs),
        lastAt: now,
      })
      .where(eq(aiConversations.conversationId, conversationId));
    return question;
  });
}

/** A question as it is kept, behind everything that was said. */
export function newQuestion(
  { conversationId, lastNumber }: Pick<AiConversationRow, 'conversationId' | 'lastNumber'>,
  { clientId, text, at }: { readonly clientId: string; readonly text: string; readonly at: Date },
): AiMessageRow {
  const words: KeptWords = { text: fitQuestion(text), departmentIds: [] };
  return {
    messageId: newId(),
    conversationId,
    number: lastNumber + 1,
    side: 'person',
    clientId,
    content: JSON.stringify(words),
    isBroken: false,
    isUrgent: false,
    verdict: null,
    reason: null,
    at,
  };
}

interface Answer {
  readonly words: AsyncIterable<string>;
  readonly isUrgent: boolean;
  readonly departmentIds: readonly string[];
}

/** What cannot wait comes before any provider; else the guide's words, read by the guard. */
async function beginAnswer(
  { patientId }: AiConversationRow,
  asked: AiMessageRow,
  context: StreamContext,
  services: Services,
): Promise<Answer> {
  const { db, account, locale, clock, signal } = context;
  const patient = await patientOf(patientId, { db, account, now: clock.now() });
  const whom: Whom = patient ?? {};
  const reading = await readingOf(asked, whom, db);
  const flags = newRedFlags(reading);
  if (flags.length > 0) {
    const advice = flags.flatMap((flag) => adviceIn(flag.advice, locale) ?? []);
    return {
      words: sentences([textOf(locale, 'urgent'), ...advice]),
      isUrgent: true,
      departmentIds: [],
    };
  }
  const departments = await departmentsIn(reading, context);
  const said = await lastMessagesOf(db, asked, mostTold);
  const conversation: GuidedConversation = {
    said: said.map((row) => ({ side: row.side, text: wordsOf(row).text })),
    departments: departments.map(({ deptName, reason }) => ({ name: deptName, reason })),
    patient,
  };
  const words = services.use(aiGuidePort).answer(conversation, locale, signal);
  return {
    words: guarded(words, textOf(locale, 'guarded')),
    isUrgent: false,
    departmentIds: departments.map(({ deptId }) => deptId),
  };
}

async function* sentences(all: readonly string[]): AsyncGenerator<string> {
  for (const one of all) yield `${one}\n`;
}

/** Age and sex of the patient; null where there is none, or they were deleted since. */
async function patientOf(
  patientId: string | null,
  { db, account, now }: Pick<StreamContext, 'db' | 'account' | 'now'>,
): Promise<GuidedConversation['patient']> {
  if (patientId === null) return null;
  const [patient] = await db.select().from(patients).where(ownRow(account, patientId));
  if (patient === undefined) return null;
  const { birthDate, gender } = patient;
  return { age: ageOn(birthDate, dayAt(now)), sex: gender };
}

/** Keeps an answer in the place of its question, in place of one that broke off. None where nothing was said. */
async function keepAnswer(
  { conversationId, number }: AiMessageRow,
  {
    text,
    isBroken,
    isUrgent,
    departmentIds,
  }: Pick<Answer, 'isUrgent' | 'departmentIds'> & { text: string; isBroken: boolean },
  { db, clock }: StreamContext,
): Promise<AiMessageRow | undefined> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const [conversation] = await tx
      .update(aiConversations)
      .set({ answeringUntil: null, lastAt: at })
      .where(eq(aiConversations.conversationId, conversationId))
      .returning();
    // It was deleted meanwhile.
    if (conversation === undefined || text.trim() === '') return undefined;
    const words: KeptWords = { text: text.trim(), departmentIds };
    const content = { content: JSON.stringify(words), isBroken, isUrgent, at };
    const [row] = await tx
      .insert(aiMessages)
      .values({
        messageId: newId(),
        conversationId,
        number: number + 1,
        side: 'guide',
        ...content,
      })
      .onConflictDoUpdate({
        target: [aiMessages.conversationId, aiMessages.number],
        set: { ...content, verdict: null, reason: null },
      })
      .returning();
    return row;
  });
}
