import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { inTransaction } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { textOf, type TextKey } from './locales';
import { answerPanel } from './expert-side';
import { panelAnswers } from './tables';

/** So that a person sees one answer come after another. */
const thinksForMs = 20_000;

/** What is said, one expert after the other: sentences that say where they come from, never advice. */
const answers = [
  'colleague.begins',
  'colleague.records',
  'colleague.visit',
  'colleague.watch',
  'colleague.ends',
] as const satisfies readonly TextKey[];

/** In the sandbox, where there is no expert: a simulated colleague who answers for one after the other. */
export const panelColleagueDeadline: Deadline = {
  name: 'colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const waiting = await db
      .selectDistinctOn([orders.movedAt, orders.orderNo], {
        orderKey: orders.orderNo,
        movedAt: orders.movedAt,
        locale: orders.locale,
        doctorId: panelAnswers.doctorId,
        place: panelAnswers.place,
      })
      .from(panelAnswers)
      .innerJoin(orders, eq(orders.orderNo, panelAnswers.orderNo))
      .where(and(eq(panelAnswers.state, 'asked'), eq(orders.stateGroup, 'active')))
      .orderBy(asc(orders.movedAt), asc(orders.orderNo), asc(panelAnswers.place));
    const looked = new Date(now.getTime() - thinksForMs);
    const due = waiting.filter(({ movedAt }) => movedAt <= looked);
    const log = { logger: services.logger, words: 'question not answered by the colleague' };
    await oneByOne(due, log, async ({ orderKey, doctorId, place, locale }) => {
      const text = textOf(locale, answers[(place - 1) % answers.length] ?? answers[0]);
      await inTransaction(db, (tx) =>
        answerPanel({ db: tx, now, services }, { orderKey, doctorId, text }),
      );
    });
    if (due.length > 0) services.outbox.poke();
    // What was answered just now has its next expert to wait for.
    const next = due.length > 0 ? now : waiting[0]?.movedAt;
    return next === undefined ? null : new Date(next.getTime() + thinksForMs);
  },
};
