import { directory, type CallDefinition } from '@xinglin/contract';
import { fixedClock } from '../platform/clock';
import type { CallContext, Locale } from '../platform/context';
import { openDatabase, type Database } from '../platform/database';
import { createTestDatabase } from './test-gateway';
import { directoryHandlers } from '../domains/directory/handlers';
import { seed } from '../domains/directory/seed/seed';

/** The moment of all tests of the directory: Friday 20 November 2026, 09:00 in China. */
export const testNow = new Date('2026-11-20T01:00:00Z');

type Calls = typeof directoryHandlers;
type AnswerOf<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;

interface AskOptions {
  readonly locale?: Locale;
  readonly now?: Date;
}

/** The demo directory in a database of its own. */
export interface TestDirectory {
  readonly db: Database;
  /** Makes a call as the gateway would, input parsed and answer checked by the contract. */
  ask<Name extends keyof Calls>(
    name: Name,
    input?: Readonly<Record<string, unknown>>,
    options?: AskOptions,
  ): Promise<AnswerOf<Name>>;
  dispose(): Promise<void>;
}

/** Seeds a demo directory at {@link testNow}, in an empty database. */
export async function openTestDirectory(): Promise<TestDirectory> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: 4 });
  await seed(db, { size: 'demo', now: testNow });
  async function ask<Name extends keyof Calls>(
    name: Name,
    input: Readonly<Record<string, unknown>> = {},
    { locale = 'zh-Hans', now = testNow }: AskOptions = {},
  ): Promise<AnswerOf<Name>> {
    const call: CallDefinition = directory[name];
    const context: CallContext = {
      db,
      clock: fixedClock(now),
      all: () => [],
      now,
      locale,
      session: null,
      account: '',
      requestId: 'test',
      deviceId: null,
      appId: null,
      sourceId: null,
      userAgent: null,
      ip: '127.0.0.1',
      afterCommit: () => undefined,
    };
    // Which call it is is known only by its name here, so its input's type is not.
    const handler = directoryHandlers[name] as unknown as (
      input: unknown,
      context: CallContext,
    ) => Promise<AnswerOf<Name>>;
    const answer = await handler(call.request.parse(input), context);
    call.response.parse(answer);
    return answer;
  }
  return {
    db,
    ask,
    async dispose() {
      await db.$client.end();
      await database.drop();
    },
  };
}
