import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type AnyJson, type TestGateway } from '../../testing/test-gateway';
import { askDesk, newDeskKey } from '../../testing/desk-fixture';
import { writeAct } from './ledger';

const auditor = newDeskKey('auditor', ['read-desk-ledger']);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { desk: { keys: [auditor.key], listen: null } } });
});
afterAll(() => gateway.dispose());

const read = (body: object = {}) =>
  askDesk(gateway, 'read-desk-ledger', { staff: 'Zhou', ...body }, auditor.secret);

it('tells every line once, page by page, also where many are of one moment', async () => {
  const { db } = gateway.services;
  const at = new Date('2026-11-21T08:00:00.000Z');
  const act = { keyName: 'his', staff: 'Li', action: 'check-in', outcome: 'done', at };
  for (let count = 0; count < 230; count += 1)
    await writeAct(db, { ...act, subject: `order-${count}` });
  const told: AnyJson[] = [];
  for (let last: AnyJson; ; last = told.at(-1)) {
    const { items } = (await read({ keyName: 'his', ...(last && { before: last.actId }) })).data;
    if (items.length === 0) break;
    told.push(...items);
  }
  expect(told).toHaveLength(230);
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(230);
  expect((await read({ before: 'none' })).code).toBe(-7);
});

it('a key that asks without end is told to wait', async () => {
  expect((await read()).code).toBe(0);
  const { rowCount } = await gateway.services.db.$client.query(
    "UPDATE rate_limits SET points = 12000 WHERE key LIKE 'deskByKey%'",
  );
  expect(rowCount).toBe(1);
  const answer = await read();
  expect(answer).toMatchObject({ status: 429, code: 42900, data: null });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
