import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaffDesk } from '../../testing/desk-staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import type { StaffActor } from './actor';
import { deskActionsOf } from './desk-action';
import { mayDo } from './scope';
import { deskActs } from './tables';

const minuteMs = 60_000;

let gateway: TestGateway;
let desk: ReturnType<typeof openStaffDesk>;
beforeAll(async () => {
  gateway = await openTestGateway();
  desk = openStaffDesk(gateway);
});
afterAll(() => gateway.dispose());

const linesOf = ({ staffId }: StaffActor) =>
  gateway.services.db
    .select()
    .from(deskActs)
    .where(eq(deskActs.staffId, staffId))
    .orderBy(asc(deskActs.at));

describe('the actions of the staff app', () => {
  it('answer 401 without a session, and to an unknown token', async () => {
    const unknown = { ...(await desk.add(['nurse'])), tokenId: 'unknown' };
    for (const actor of [null, unknown])
      expect(await desk.ask(actor, 'list-goods-orders')).toMatchObject({ status: 401, code: -6 });
    expect(await linesOf(unknown)).toEqual([]);
  });

  it('refuse an action of other roles, which the ledger says', async () => {
    const cashier = await desk.add(['cashier']);
    const answer = await desk.ask(cashier, 'open-consult', { orderKey: 'none' });
    expect(answer).toMatchObject({ status: 403, code: -7, data: null });
    expect(await linesOf(cashier)).toMatchObject([
      { action: 'open-consult', outcome: 'forbidden', staff: cashier.name, keyName: null },
    ]);
  });

  it('know no other action, and none of the sandbox', async () => {
    const administrator = await desk.add(['administrator']);
    for (const name of ['no-such-action', 'let-account-sleep'])
      expect(await desk.ask(administrator, name)).toMatchObject({ status: 404, code: 40400 });
  });

  it('are written under the name of the session, whatever name is sent', async () => {
    const service = await desk.add(['service']);
    const answer = await desk.ask(service, 'list-goods-orders', { staff: 'another' });
    expect(answer).toMatchObject({ code: 0, data: { done: { items: [] }, approvalId: null } });
    expect(await linesOf(service)).toMatchObject([
      { action: 'list-goods-orders', outcome: 'done', staff: service.name, keyName: null },
    ]);
  });

  it('name the fields that are wrong, and take no long body', async () => {
    const service = await desk.add(['service']);
    expect(await desk.ask(service, 'open-goods-order', {})).toMatchObject({
      status: 422,
      data: { fields: [{ path: 'orderNo' }] },
    });
    const reason = 'x'.repeat(70_000);
    expect(
      await desk.ask(service, 'goods-out-of-stock', { orderNo: 'none', reason }),
    ).toMatchObject({ status: 400, code: 40000 });
  });

  it('are described to those who may do them, without the name of the staff', async () => {
    const pharmacist = await desk.add(['pharmacist']);
    const { data } = await desk.describe(pharmacist);
    const names = data.items.map(({ name }: { name: string }) => name);
    const allowed = deskActionsOf(gateway.services).filter((action) => mayDo(action, pharmacist));
    expect(names).toEqual(allowed.map(({ name }) => name));
    expect(names).toContain('pack-goods');
    expect(names).not.toContain('ship-goods');
    const pack = data.items.find(({ name }: { name: string }) => name === 'pack-goods');
    expect(pack).toMatchObject({ isRead: false, summary: expect.any(String) });
    expect(Object.keys(pack.request.properties)).toEqual(['orderNo']);
    expect(pack.request.required).toEqual(['orderNo']);
  });
});

describe('the ledger of reads', () => {
  it('has one line for a reader, an action and a subject in ten minutes', async () => {
    const one = await desk.add(['moderator']);
    const other = await desk.add(['moderator']);
    const read = (actor: StaffActor, name = 'list-reviews-to-decide') => desk.ask(actor, name);
    await read(one);
    await read(one);
    await gateway.advance(9 * minuteMs);
    await read(one);
    expect((await linesOf(one)).length).toBe(1);
    await read(other);
    await read(one, 'list-private-reviews');
    expect((await linesOf(other)).length).toBe(1);
    expect((await linesOf(one)).map(({ action }) => action)).toEqual([
      'list-reviews-to-decide',
      'list-private-reviews',
    ]);
    await gateway.advance(minuteMs);
    await read(one);
    expect((await linesOf(one)).map(({ action }) => action)).toEqual([
      'list-reviews-to-decide',
      'list-private-reviews',
      'list-reviews-to-decide',
    ]);
  });

  it('has every refusal', async () => {
    const moderator = await desk.add(['moderator']);
    for (let time = 0; time < 2; time += 1)
      expect((await desk.ask(moderator, 'open-review', { reviewId: 'none' })).code).toBe(-7);
    expect((await linesOf(moderator)).map(({ outcome }) => outcome)).toEqual([
      'forbidden',
      'forbidden',
    ]);
  });

  it('is read by person and by action', async () => {
    const administrator = await desk.add(['administrator']);
    const nurse = await desk.add(['nurse']);
    await desk.ask(nurse, 'list-waiting-consults');
    await desk.ask(nurse, 'list-visit-surveys');
    const read = async (filter: object) =>
      (await desk.ask(administrator, 'read-desk-ledger', filter)).data.done.items;
    const { staffId } = nurse;
    expect((await read({ staffId })).length).toBe(2);
    expect(await read({ staffId, action: 'list-visit-surveys' })).toMatchObject([
      { staffId, keyName: null, staff: nurse.name, action: 'list-visit-surveys' },
    ]);
  });
});
