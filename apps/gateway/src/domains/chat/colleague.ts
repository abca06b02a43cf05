import { and, eq, notInArray } from 'drizzle-orm';
import type { SaidKey } from '../../kernel/conversations/content';
import { conversationMessages, conversations } from '../../kernel/conversations/tables';
import { announcing, markRead } from '../../kernel/conversations/write';
import { renewalRequests } from '../../kernel/prescriptions/tables';
import { doctorsInApp } from '../../kernel/staff/doctors-in-app';
import { runTasks, type Task } from '../../platform/after-commit';
import { inTransaction, type Database, type Queryable } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { Refusal } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { answer, waitingConversations } from './answers';

/** So that a person sees their message stand there unread before there is an answer. */
const thinksForMs = 8_000;

/** When the colleague answers what was said at a moment. */
export const answerAt = (saidAt: Date): Date => new Date(saidAt.getTime() + thinksForMs);

/** Looked at together. */
const lookedAtATime = 50;

/** What is asked, one after another: questions that say where they come from, never advice. */
const questions = [
  'conversation.colleague.begins',
  'conversation.colleague.course',
  'conversation.colleague.treated',
  'conversation.colleague.records',
] as const satisfies readonly SaidKey[];

/**
 * In the sandbox, where there is no doctor: a simulated colleague who answers conversations. Those of a doctor who uses
 * the staff app are left to them.
 */
export const chatColleagueDeadline: Deadline = {
  name: 'chat.colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const log = { logger: services.logger, words: 'conversation not answered by the colleague' };
    // What no doctor may answer yet waits on, and must not keep those behind it from their turn.
    const looked: string[] = [];
    const present = [...(await doctorsInApp(db, now))];
    let next: Date | null = null;
    for (;;) {
      const waiting = await waitingConversations(
        db,
        and(notInArray(conversations.key, looked), notInArray(conversations.doctorId, present)),
        lookedAtATime,
      );
      looked.push(...waiting.map(({ key }) => key));
      const due = waiting.filter(({ last }) => answerAt(last) <= now);
      await oneByOne(due, log, ({ key }) => answerNext(db, key, { now, services }));
      for (const { last } of waiting)
        if (answerAt(last) > now && (next === null || answerAt(last) < next)) next = answerAt(last);
      if (waiting.length < lookedAtATime) return next;
    }
  },
};

/** Asks the next question; where all were asked, reads what was said. */
async function answerNext(
  db: Database,
  key: string,
  { now, services }: { readonly now: Date; readonly services: Services },
): Promise<void> {
  const tasks: Task[] = [];
  const afterCommit = (task: Task) => void tasks.push(task);
  try {
    await inTransaction(db, async (tx) => {
      tasks.length = 0;
      const context = { db: tx, now, services, afterCommit };
      const textKey = await nextQuestion(tx, key);
      if (textKey !== undefined) await answer(context, key, { type: 'text', textKey });
      else await markRead(announcing(services.live, context), key, 'doctor', Infinity);
    });
  } catch (error) {
    // Not begun yet, or over: its kind lets no doctor write.
    if (!(error instanceof Refusal)) throw error;
  }
  await runTasks(tasks, services.logger);
}

/** The question that was not asked yet; undefined after the last, and where a renewal is requested: the survey asked. */
async function nextQuestion(db: Queryable, key: string): Promise<SaidKey | undefined> {
  if ((await db.$count(renewalRequests, eq(renewalRequests.orderNo, key))) > 0) return undefined;
  const asked = await db.$count(
    conversationMessages,
    and(eq(conversationMessages.key, key), eq(conversationMessages.side, 'doctor')),
  );
  return questions[asked];
}
