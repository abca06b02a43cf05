import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPharmacies, testDrugs } from '../../testing/medicines-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { isHandedLine, restOf } from './order-rules';
import { drugOrderLines } from './tables';

let gateway: TestGateway;
let shelf: Awaited<ReturnType<typeof openPharmacies>>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  shelf = await openPharmacies(gateway);
});
afterAll(() => gateway.dispose());

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const hourMs = 60 * 60_000;

describe('the money and the packs of an order of medicines', () => {
  it('add up after any sequence of acts', async () => {
    const { db, clock } = gateway.services;
    const next = numbersFrom(45);
    const before = await Promise.all(testDrugs.map((drugId) => shelf.stockOf(drugId)));
    let written = 0;
    for (let round = 0; round < 12; round += 1) {
      const order = await shelf.ordered();
      const { orderNo } = order;
      await shelf.desk('confirm-drug-order', { orderNo });
      const expectedAt = new Date(clock.now().getTime() + hourMs).toISOString();
      const acts: ((lineId: string) => Promise<unknown>)[] = [
        (lineId) => order.move(lineId, 'preparing'),
        (lineId) => order.move(lineId, 'ready'),
        (lineId) => order.move(lineId, 'onHold', { reason: '缺货', expectedAt }),
        (lineId) => order.move(lineId, 'declined', { reason: '缺货' }),
        (lineId) => order.move(lineId, 'returned', { reason: '破损' }),
        (lineId) => order.send(lineId),
        () => order.act('receive', { rightLineIds: ['1', '2', '3'] }),
        (lineId) =>
          shelf.desk('offer-substitution', { orderNo, lineId, drugId: 'test-c2', reason: '缺货' }),
        (lineId) => shelf.desk('agree-substitution', { orderNo, lineId, isAgreed: true }),
        (lineId) => order.act('substitution', { lineId, isAccepted: true }),
      ];
      for (let step = 0; step < 30; step += 1) await acts[next(acts.length)]?.(String(1 + next(3)));
      const ended = await shelf.desk('decline-drug-order', { orderNo, reason: '盘点' });
      const sums = await order.sums();
      const lines = await db
        .select()
        .from(drugOrderLines)
        .where(eq(drugOrderLines.orderNo, orderNo));
      const label = `round ${round}: ${lines.map(({ state }) => state).join(', ')}, ${sums?.state}`;
      const charged = lines.reduce((sum, line) => sum + restOf(line), 0);
      expect(sums?.refunded, label).toBeLessThanOrEqual(order.amountCents);
      const isOver = sums?.state === 'refunded';
      if (ended.code === 0) expect(isOver, label).toBe(true);
      if (isOver) {
        expect(sums.refunded, label).toBe(order.amountCents);
        expect(lines.some(isHandedLine), label).toBe(false);
        expect((await shelf.stateOfSheet(order.prescriptionId))?.state, label).toBe('approved');
      } else {
        // What did not go back is what is charged for the lines, and the freight.
        expect(order.amountCents - (sums?.refunded ?? 0), label).toBe(charged + 600);
      }
      for (const line of lines)
        if (line.state === 'declined') expect(restOf(line) === 0 || isOver, label).toBe(true);
      written += lines.filter(({ isReserved }) => isReserved).length;
    }
    expect(written).toBeGreaterThan(0);
    // Nothing is in stock twice.
    const after = await Promise.all(testDrugs.map((drugId) => shelf.stockOf(drugId)));
    for (const [place, stock] of after.entries())
      expect(stock).toBeLessThanOrEqual(before[place] ?? 0);
  });
});
