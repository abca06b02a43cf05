import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPharmacies } from '../../testing/medicines-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let shelf: Awaited<ReturnType<typeof openPharmacies>>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  shelf = await openPharmacies(gateway, { colleague: true });
});
afterAll(() => gateway.dispose());

describe('the colleague of the sandbox', () => {
  it('fills a sheet of three, offers another maker for the third, and delivers by code', async () => {
    const order = await shelf.ordered();
    const seen: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      await gateway.advance(21_000);
      const { state, lines } = await order.detail();
      seen.push(state);
      if (lines[2].substitution?.state === 'offered' && lines[0].parcelId !== null) break;
    }
    expect(seen).toContain('confirmed');
    expect((await order.detail()).lines).toMatchObject([
      { state: 'ready' },
      { state: 'ready' },
      { state: 'onHold', substitution: { toMaker: '厂 test-c2', state: 'offered' } },
    ]);
    expect((await order.act('substitution', { lineId: '3', isAccepted: true })).code).toBe(0);
    for (let step = 0; step < 20; step += 1) await gateway.advance(21_000);
    const { lines, parcels } = await order.detail();
    expect(parcels).toHaveLength(2);
    expect(parcels[0]).toMatchObject({ temperatureTenths: 215, progressPercent: 100 });
    expect(lines.map(({ state }: { state: string }) => state)).toEqual([
      'handedOver',
      'handedOver',
      'handedOver',
    ]);
    expect(await shelf.stateOfSheet(order.prescriptionId)).toMatchObject({ state: 'dispensed' });
  });
});
