import type { RequestOf, system } from '@xinglin/contract';
import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { findDictionary } from './dictionaries';
import { redact, redactId } from './redact';
import { redactInput, redactOutput } from './redact-calls';
import { traceSpans } from './tables';

/** How long a span is kept. */
const lifeMs = 7 * 24 * 60 * 60 * 1000;

/** How many spans there are at most, of up to 10 kB each: the newest take the place of the oldest. */
const mostSpans = 100_000;

type Span = RequestOf<(typeof system)['collectTrace']>['spans'][number];

/** The calls of the system domain (spec 1 §7, log and trace, dictionaries). */
export function systemHandlers({ limits }: Services): HandlersOf<typeof system> {
  return {
    findDict: findDictionary,
    async collectTrace({ appName, spans }, { db, now, ip }) {
      await limits.consume('traceByAddress', ip);
      const bytes = Buffer.byteLength(JSON.stringify(spans));
      await limits.consume('traceBytesByAddress', ip, bytes);
      await limits.consume('traceBytesADayByAddress', ip, bytes);
      await limits.consume('traceBytes', 'all', bytes);
      await limits.consume('traceBytesADay', 'all', bytes);
      await db
        .insert(traceSpans)
        .values(spans.map((span) => ({ ...redacted(span), appName, receivedAt: now })));
      await dropOldest(db);
      return { accepted: spans.length };
    },
  };
}

/** A client redacts before it sends; the gateway does not rely on that. */
function redacted(span: Span): Omit<typeof traceSpans.$inferInsert, 'appName' | 'receivedAt'> {
  const { inputParam, outputParam, message, bizName, operateName, ...rest } = span;
  const { traceId, contextBizId, bizId } = rest;
  return {
    ...rest,
    traceId: redactId(traceId),
    ...(contextBizId === undefined ? {} : { contextBizId: redactId(contextBizId) }),
    ...(bizId === undefined ? {} : { bizId: redactId(bizId) }),
    bizName: redact(bizName),
    ...(operateName === undefined ? {} : { operateName: redact(operateName) }),
    ...(inputParam === undefined ? {} : { inputParam: redactInput(bizName, inputParam) }),
    ...(outputParam === undefined
      ? {}
      : { outputParam: redactOutput(bizName, outputParam, rest.error === true) }),
    ...(message === undefined ? {} : { message: redact(message) }),
  };
}

/** Makes room for the newest spans: few rows each time, found by their numbers. */
export async function dropOldest(db: Queryable, most = mostSpans): Promise<void> {
  await db.execute(
    sql`DELETE FROM ${traceSpans} WHERE span_id <= (SELECT max(span_id) FROM ${traceSpans}) - ${most}`,
  );
}

/** Forgets spans past their life. */
export async function purgeTraces(db: Queryable, now: Date): Promise<void> {
  await db.delete(traceSpans).where(lt(traceSpans.receivedAt, new Date(now.getTime() - lifeMs)));
}
