import pg from 'pg';
import { expect, it } from 'vitest';
import { answerOfError } from './outcome';
import { createLogger } from './request-log';

const facts = { call: 'book', requestId: 'r1', locale: 'zh-Hans' } as const;

it.each([
  ['the database', Object.assign(new pg.DatabaseError('no room', 0, 'error'), { code: '53100' })],
  ['the files', Object.assign(new Error('write'), { code: 'ENOSPC' })],
])('a full disk of %s is a 503 to the caller, and one clear line in the log', (_, error) => {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  for (let call = 0; call < 50; call += 1)
    expect(answerOfError(error, facts, logger)).toMatchObject({
      status: 503,
      retryAfterSeconds: 1,
    });
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'a disk is full: calls that write are refused until there is room' },
  ]);
});
