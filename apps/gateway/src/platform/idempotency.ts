import { and, eq, lt, sql } from 'drizzle-orm';
import type { CallContext } from './context';
import type { Database, Queryable } from './database';
import type { Answer } from './envelope';
import { sha256 } from './identifiers';
import { ReceivedFile } from './received-file';
import { refuse } from './refusal';
import { idempotency } from './tables';

/** For how long the first answer is given again. */
const lifeMs = 24 * 60 * 60 * 1000;

/** Names one mutation of one caller. */
export interface MutationKey {
  readonly scope: string;
  readonly requestId: string;
  readonly bodyHash: string;
}

/**
 * The key under which a mutation is remembered. The scope is the account, or the device of a
 * visitor, so that no one reads another one's answer by its id.
 */
export function mutationKey(
  context: Pick<CallContext, 'session' | 'deviceId'>,
  requestId: string,
  path: string,
  input: unknown,
): MutationKey {
  const { session, deviceId } = context;
  const scope = session ? `user:${session.userId}` : `device:${deviceId ?? ''}`;
  return { scope, requestId, bodyHash: sha256(`${path}\n${canonicalJson(input)}`) };
}

/**
 * Claims the key. Null: this is the first call with it; within the transaction of its handler, go on and store the
 * answer. Otherwise the answer of the first one. A duplicate that comes at the same moment waits here until the first
 * one's transaction has ended. Refuses with `requestIdReused` when the body differs.
 * @param answer what is stored at once, where it is known already; `db` need not be a transaction then.
 */
export async function claimMutation(
  db: Queryable,
  key: MutationKey,
  now: Date,
  answer: Answer | null = null,
): Promise<Answer | null> {
  const row = {
    ...key,
    status: answer?.status ?? null,
    answer: answer?.body ?? null,
    expiresAt: new Date(now.getTime() + lifeMs),
  };
  const claimed = await db
    .insert(idempotency)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotency.scope, idempotency.requestId],
      set: row,
      // A row past its life may be taken over; a living one is left alone and nothing is returned.
      setWhere: sql`${idempotency.expiresAt} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ scope: idempotency.scope });
  if (claimed.length > 0) return null;
  const [first] = await db
    .select({
      bodyHash: idempotency.bodyHash,
      status: idempotency.status,
      answer: idempotency.answer,
    })
    .from(idempotency)
    .where(and(eq(idempotency.scope, key.scope), eq(idempotency.requestId, key.requestId)));
  // It vanished between the two statements: the purge took it, so its life was over anyway.
  if (first === undefined) return claimMutation(db, key, now, answer);
  if (first.bodyHash !== key.bodyHash) refuse('requestIdReused');
  // A committed row always holds its answer: both are written in one transaction.
  return { status: first.status ?? 200, body: first.answer as Answer['body'] };
}

/** Keeps the answer to a claimed key, in the same transaction. */
export async function storeAnswer(tx: Queryable, key: MutationKey, answer: Answer): Promise<void> {
  await tx
    .update(idempotency)
    .set({ status: answer.status, answer: answer.body })
    .where(and(eq(idempotency.scope, key.scope), eq(idempotency.requestId, key.requestId)));
}

/** Forgets answers past their life. */
export async function purgeMutations(db: Database, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.expiresAt, now));
}

/** JSON in which the order of keys does not matter. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // A file stands in the hash with that of its bytes.
  if (value instanceof ReceivedFile) return JSON.stringify(value);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
