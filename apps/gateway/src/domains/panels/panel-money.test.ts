import { panelMachine } from '@xinglin/contract';
import { panelTerms } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../kernel/orders/tables';
import { openPanels, panelCents, shares } from '../../testing/panel-fixture';
import { runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { brokenInvariants, nothingBroken } from '../booking/booking-fixture';
import { deadlineOf } from './panel-rules';

let gateway: TestGateway;
let panels: Awaited<ReturnType<typeof openPanels>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  panels = await openPanels(gateway);
});
afterAll(() => gateway.dispose());

/** Until all that was promised is over. */
const promiseMs = panelTerms.answerWithinHours * 60 * 60_000;
const expert = fc.integer({ min: 0, max: panelTerms.experts - 1 });
const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant('answer' as const), expert }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('decline' as const), expert }) },
    { weight: 1, arbitrary: fc.constant({ act: 'cancel' as const }) },
    { weight: 1, arbitrary: fc.constant({ act: 'withdraw' as const }) },
    { weight: 2, arbitrary: fc.constant({ act: 'refunds' as const }) },
  ),
  { maxLength: 12 },
);

it('what was paid is what answers cost and what came back, whatever happens in whatever order', async () => {
  const { db } = gateway.services;
  await fc.assert(
    fc.asyncProperty(acts, fc.boolean(), async (sequence, atOnce) => {
      const panel = await panels.paid();
      const answered = new Set<number>();
      let isWithdrawn = false;
      const make = async (step: (typeof sequence)[number]): Promise<void> => {
        if (step.act === 'refunds') await runRefunds(gateway.services);
        else if (step.act === 'cancel') await panel.cancel();
        else if (step.act === 'withdraw') isWithdrawn ||= (await panel.withdraw()).code === 0;
        else {
          const { code } = await panel[step.act](panels.doctorIds[step.expert]);
          if (code === 0 && step.act === 'answer') answered.add(step.expert);
        }
      };
      if (atOnce) await Promise.all(sequence.map(make));
      else for (const step of sequence) await make(step);
      // The colleague of the sandbox answers nothing that has ended: the promise is over at once.
      await gateway.advance(promiseMs);
      await gateway.advance(1000);
      await runRefunds(gateway.services);
      const [order] = await db.select().from(orders).where(eq(orders.orderNo, panel.orderKey));
      // Who is not answered further is paid back whole, for what was answered too.
      const kept = isWithdrawn
        ? 0
        : [...answered].reduce((sum, place) => sum + (shares[place] ?? 0), 0);
      expect(order?.paidCents).toBe(panelCents);
      expect(order?.refundedCents).toBe(panelCents - kept);
      expect(['completed', 'cancelled']).toContain(order?.stateGroup);
      expect((await panel.detail()).answeredCount).toBe(answered.size);
      expect(await brokenInvariants(db)).toEqual(nothingBroken);
    }),
    { numRuns: 25 },
  );
});

describe('every state', () => {
  it('has an end, and money without an answer goes back', () => {
    const at = new Date('2026-11-23T04:00:00Z');
    const one = { createdAt: at, movedAt: at, totalCents: 5, paidCents: 5, refundedCents: 0 };
    const dueIn = (state: (typeof panelMachine.final)[number] | 'waiting', refundedCents = 0) =>
      deadlineOf({ ...one, state, refundedCents, own: { answerBefore: null } })?.event ?? null;
    expect(dueIn('waiting')).toBe('expire');
    for (const state of panelMachine.final) {
      const keeps = state === 'finished' || state === 'refunded';
      expect(dueIn(state), state).toBe(keeps ? null : 'requestRefund');
      expect(dueIn(state, 5), state).toBeNull();
    }
  });
});

describe('the money of a question', () => {
  it('goes back by the share of who declines, at once, and of who is silent, at the end', async () => {
    const { mobile, answer, decline, detail } = await panels.paid();
    const [one, two] = panels.doctorIds;
    expect((await decline(one)).data.refundCents).toBe(shares[0]);
    expect(await detail()).toMatchObject({ state: 'waiting', refundCents: shares[0] });
    await answer(two);
    await gateway.advance(promiseMs);
    const ended = await detail();
    expect(ended).toMatchObject({ state: 'finished', refundCents: panelCents - shares[1] });
    expect(ended.answers.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'answered',
      'declined',
      'unanswered',
      'unanswered',
      'unanswered',
    ]);
    await runRefunds(gateway.services);
    expect((await gateway.messagesTo(mobile))[0]?.text).toContain('1/5');
  });

  it('goes back whole where none answers, none can, or it is given up or withdrawn', async () => {
    // Where each share went back as it was declined, nothing is left to go back at the end.
    const endings = {
      silent: () => gateway.advance(promiseMs),
      declined: async ({ decline }: Awaited<ReturnType<typeof panels.paid>>) => {
        for (const doctorId of panels.doctorIds) await decline(doctorId);
      },
      cancelled: ({ cancel }: Awaited<ReturnType<typeof panels.paid>>) => cancel(),
      withdrawn: async ({ answer, withdraw }: Awaited<ReturnType<typeof panels.paid>>) => {
        await answer(panels.doctorIds[0]);
        await withdraw();
      },
    };
    for (const [name, end] of Object.entries(endings)) {
      const panel = await panels.paid();
      await end(panel);
      await gateway.advance(60_000);
      await runRefunds(gateway.services);
      expect(await panel.detail(), name).toMatchObject({
        state: name === 'declined' ? 'expired' : 'refunded',
        refundCents: panelCents,
        refund: { status: 'done' },
      });
    }
  });

  it('is not taken late, and not in another amount', async () => {
    const { detail, cashier, pay } = await panels.asked();
    expect(await pay(await cashier(), panelCents + 1)).toBe('mismatched');
    const late = await cashier();
    await gateway.advance((panelTerms.payWithinMinutes + 1) * 60_000);
    expect(await detail()).toMatchObject({ state: 'unpaid', actions: [] });
    expect(await pay(late)).toBe('returned');
  });
});
