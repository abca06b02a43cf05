import { execFileSync } from 'node:child_process';
import { constants, closeSync, openSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPasswordLane, hashPassword, type PasswordLane } from './passwords';

const [password, other] = ['0123456789abcdef0123456789ABCDEF', 'f'.repeat(32)];

/** libuv's threads, unless the process says otherwise, and a few tasks that wait for one. */
const tasksOfLibuv = 6;

let lane: PasswordLane;
afterEach(() => lane.close());

describe('the lane of passwords', () => {
  it('knows a password by its hash, in whichever case its md5 is written, and no other', async () => {
    lane = createPasswordLane();
    const hash = await lane.hash(password);
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await lane.matches(hash, password.toLowerCase())).toBe(true);
    expect(await lane.matches(hash, other)).toBe(false);
    expect(await lane.matches(await hashPassword(password), password)).toBe(true);
  });

  it('matches nothing where there is no hash, by the same work', async () => {
    lane = createPasswordLane();
    expect(await lane.matches(null, '0'.repeat(32))).toBe(false);
  });

  it('works while all threads of libuv are taken, as by pictures and files', async () => {
    lane = createPasswordLane();
    const hash = await lane.hash(password);
    const folder = await mkdtemp(join(tmpdir(), 'xinglin-lane-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const order: string[] = [];
    // Each keeps a thread until someone writes to the pipe.
    const taken = Array.from({ length: tasksOfLibuv }, async () => {
      const file = await open(pipe, 'r');
      order.push('file');
      return file;
    });
    await lane.matches(hash, password);
    await lane.hash(other);
    order.push('password');
    const writer = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    for (const file of await Promise.all(taken)) await file.close();
    closeSync(writer);
    await rm(folder, { recursive: true });
    expect(order[0]).toBe('password');
  });

  it('refuses when too many wait, and answers those that it took', async () => {
    lane = createPasswordLane({ threads: 1, waiting: 2 });
    const hashes = Array.from({ length: 3 }, () => lane.hash(password));
    await expect(lane.hash(password)).rejects.toMatchObject({ errorName: 'overloaded' });
    expect(await Promise.all(hashes)).toHaveLength(3);
  });
});
