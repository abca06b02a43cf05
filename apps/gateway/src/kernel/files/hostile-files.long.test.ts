import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hostileCode, hostilePdf, hostilePicture } from '../../testing/hostile-files';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { sendFile } from '../../testing/upload-fixture';
import { workPool } from '../../platform/work-pool/work-pool';
import { users } from '../people/accounts/tables';
import { hashPassword } from '../people/accounts/passwords';

vi.setConfig({ testTimeout: 10 * 60_000, hookTimeout: 10 * 60_000 });

const connections = 50;
const accounts = 10;
/** Milliseconds within which a sign-in and the check of readiness are answered. */
const mostMs = 1000;
/** Bytes that the process may grow: three threads with their bounds, and what is on its way. */
const mostGrowth = 2.5 * 1024 * 1024 * 1024;

const password = createHash('md5').update('Secret-1').digest('hex');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const passwordHash = await hashPassword(password);
  await gateway.services.db
    .insert(users)
    .values({ userId: 'reader', loginId: 'reader', passwordHash, createdAt: new Date() });
});
afterAll(() => gateway.dispose());

const signIn = () => gateway.call('/user/account/login.json', { loginId: 'reader', password });
const ready = async () => gateway.app.fetch(new Request('http://gateway.test/readyz'));

async function timed(work: () => Promise<{ readonly status: number }>) {
  const startedAt = performance.now();
  const { status } = await work();
  return { status, ms: Math.round(performance.now() - startedAt) };
}

it('worst files over fifty connections keep neither a sign-in nor the check of readiness waiting', async () => {
  const tokens: string[] = [];
  for (let count = 0; count < accounts; count += 1)
    tokens.push(await gateway.signIn(gateway.newMobile()));
  const [code, document, picture] = [await hostileCode(), hostilePdf(600), await hostilePicture()];
  // The threads of the passwords are there, as in a gateway that has run for a while.
  expect((await signIn()).status).toBe(200);
  const before = process.memoryUsage().rss;
  const over = new AbortController();
  const statuses = new Map<number, number>();
  let most = { running: 0, waiting: 0, threads: 0, rss: before };

  async function attack(connection: number): Promise<void> {
    const token = tokens[connection % accounts] ?? '';
    const send = [
      () =>
        gateway.call(
          '/wit/upload/sweepcodeimage.json',
          { image: code.toString('base64') },
          { token },
        ),
      () => sendFile(gateway, '/kanoupload/fileuploadbydecoder', document, { token }),
      () => sendFile(gateway, '/kanoupload/imagefileupload', picture, { token }),
    ][connection % 3];
    while (!over.signal.aborted) {
      const { status } = (await send?.()) ?? { status: 0 };
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200) await pause(200);
    }
  }

  const attacks = Array.from({ length: connections }, (_, connection) => attack(connection));
  const answers: { readonly what: string; readonly status: number; readonly ms: number }[] = [];
  for (let round = 0; round < 30; round += 1) {
    await pause(500);
    answers.push({ what: 'readyz', ...(await timed(ready)) });
    answers.push({ what: 'sign-in', ...(await timed(signIn)) });
    const { running, waiting, threads } = gateway.services.use(workPool).load;
    most = {
      running: Math.max(most.running, running),
      waiting: Math.max(most.waiting, waiting),
      threads: Math.max(most.threads, threads),
      rss: Math.max(most.rss, process.memoryUsage().rss),
    };
  }
  over.abort();
  await Promise.all(attacks);
  process.stdout.write(`${JSON.stringify({ statuses: [...statuses], most, before })}\n`);

  expect(answers.filter(({ status, ms }) => status !== 200 || ms > mostMs)).toEqual([]);
  expect(most.running).toBeGreaterThan(0);
  expect(most.threads).toBeLessThanOrEqual(3);
  expect(most.waiting).toBeLessThanOrEqual(32);
  expect(most.rss - before).toBeLessThan(mostGrowth);
  // Each got an answer that says what to do: taken, refused, or to be sent later.
  expect([...statuses.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
});
