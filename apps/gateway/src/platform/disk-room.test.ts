import { expect, it } from 'vitest';
import { watchDiskRoom } from './disk-room';
import { createLogger } from './request-log';

it('is told of before the disk is full, again as long as it lasts, and when there is room', async () => {
  const log: { msg: string; holds: string; freeMegabytes?: number }[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(JSON.parse(line)) });
  const free = new Map<string, number | null>([
    ['/data', 900 * 1024 ** 2],
    ['/files', 900 * 1024 ** 3],
    ['/nowhere', null],
  ]);
  const stop = watchDiskRoom(
    { database: '/data', files: '/files', nothing: '/nowhere' },
    {
      logger,
      freeIn: async (directory) => free.get(directory) ?? null,
      lookEveryMs: 5,
      tellAgainAfterMs: 60,
    },
  );
  try {
    await expect.poll(() => log.length).toBe(1);
    expect(log[0]).toMatchObject({
      msg: 'disk nearly full',
      holds: 'database',
      freeMegabytes: 900,
    });
    await expect.poll(() => log.length).toBe(2);
    expect(log[1]).toMatchObject({ msg: 'disk nearly full', holds: 'database' });
    free.set('/data', 2 * 1024 ** 3);
    await expect.poll(() => log.at(-1)?.msg).toBe('disk has room again');
    expect(new Set(log.map(({ holds }) => holds))).toEqual(new Set(['database']));
  } finally {
    stop();
  }
});

it('asks the system how much there is', async () => {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const stop = watchDiskRoom({ system: '/proc' }, { logger });
  // What has no blocks has no room.
  await expect.poll(() => log.join()).toContain('disk nearly full');
  stop();
});
