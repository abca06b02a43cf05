import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { waitingForLocks } from '../../../testing/waiting-for-locks';
import { startSession } from './sessions';
import { users } from './tables';
import { unlessTaken } from './taken';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const createdAt = gateway.services.clock.now();
  await gateway.services.db.insert(users).values([
    { userId: 'first', mobile: '13000000001', loginId: 'first', nickname: 'first', createdAt },
    { userId: 'second', createdAt },
    { userId: 'third', createdAt },
  ]);
});
afterAll(() => gateway.dispose());

it.each([
  [{ mobile: '13000000001' }, 'mobileTaken'],
  [{ loginId: 'first' }, 'loginIdTaken'],
  // Whoever changes a nickname waits for others who want the same one: taken by then, it is a fault.
  [{ nickname: 'first' }, 'Failed query'],
])('%o of another account is refused by name', async (change, refusal) => {
  const write = gateway.services.db.update(users).set(change).where(eq(users.userId, 'second'));
  await expect(unlessTaken(write)).rejects.toThrow(refusal);
});

it('a number that another account takes at this very moment is refused, not a fault', async () => {
  const { db, clock } = gateway.services;
  const mobile = gateway.newMobile();
  const session = { userId: 'second', deviceId: 'test-device', now: clock.now() };
  const { token } = await startSession(db, session);
  await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'bind' });
  const code = await gateway.lastCode(mobile);
  const bind = () => gateway.call('/user/profile/bindmobile', { mobile, code }, { token });
  const taken = await db.transaction(async (tx) => {
    await tx.update(users).set({ mobile }).where(eq(users.userId, 'third'));
    const answer = bind();
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    return { answer };
  });
  expect(await taken.answer).toMatchObject({ status: 200, code: businessErrors.mobileTaken });
});
