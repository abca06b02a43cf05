import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasuresOf, type Erasure } from '../../kernel/people/accounts/closing';
import { hashPassword } from '../../kernel/people/accounts/passwords';
import { sessions, users } from '../../kernel/people/accounts/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { waitingForLocks } from '../../testing/waiting-for-locks';
import { completeWriteOffs } from './completion';
import { writeOffRequests } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

/** Somebody whose days of reflection are over at this moment. */
async function newClosing() {
  const { db, clock } = gateway.services;
  const mobile = gateway.newMobile();
  await gateway.signIn(mobile);
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  const userId = user?.userId ?? '';
  const now = clock.now();
  await db.insert(writeOffRequests).values({
    requestId: userId,
    userId,
    state: 'cooling',
    locale: 'en',
    requestedAt: now,
    completesAt: now,
  });
  return { mobile, userId };
}

const complete = (erasures: readonly Erasure[]) => {
  const { db, clock } = gateway.services;
  return completeWriteOffs(db, clock.now(), gateway.services, erasures);
};

async function stateOf(userId: string) {
  const [request] = await gateway.services.db
    .select({ state: writeOffRequests.state })
    .from(writeOffRequests)
    .where(eq(writeOffRequests.userId, userId));
  return request?.state;
}

it('closes the other accounts where one cannot be closed, and that one once it can', async () => {
  const [first, broken, last] = [await newClosing(), await newClosing(), await newClosing()];
  const states = () => Promise.all([first, broken, last].map(({ userId }) => stateOf(userId)));
  const next = await complete([
    async (_, userId) => {
      if (userId === broken.userId) throw new Error('its files cannot be reached');
    },
  ]);
  // Not at once again: it would fail without end.
  expect(next).toBeNull();
  expect(await states()).toEqual(['completed', 'cooling', 'completed']);
  await complete([]);
  expect(await stateOf(broken.userId)).toBe('completed');
});

it('opens no session to an account that is closed while somebody signs in to it', async () => {
  const { mobile, userId } = await newClosing();
  const { db } = gateway.services;
  const password = createHash('md5').update('a password').digest('hex');
  const passwordHash = await hashPassword(password);
  await db.update(users).set({ passwordHash }).where(eq(users.userId, userId));
  const signIn = () => gateway.call('/user/account/login.json', { loginId: mobile, password });

  let goOn = () => {};
  const isReleased = new Promise<void>((done) => (goOn = done));
  let isHeld = false;
  const hold = async () => {
    isHeld = true;
    await isReleased;
  };
  const closing = complete([hold, ...erasuresOf(gateway.services)]);
  await expect.poll(() => isHeld).toBe(true);
  const atOnce = signIn();
  await expect.poll(() => waitingForLocks(db)).toBe(1);
  goOn();
  await closing;
  expect(await atOnce).toMatchObject({ status: 401, data: null });
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  expect(await signIn()).toMatchObject({ status: 200, data: null });
});
