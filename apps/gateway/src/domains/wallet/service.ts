// Owns: what accounts hold besides money, and every movement of it.
// Must not know: what it is earned and spent for; the domain that moves it says its reason.
// Used by: its own call, the sandbox's seed, and every domain that gives or takes.
import type { walletKinds } from '@xinglin/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { walletEntries, wallets } from './tables';

/** Names one wallet. */
export interface WalletKey {
  readonly ownerId: string;
  readonly kind: (typeof walletKinds)[number];
}

/** One movement of a wallet. */
export interface Movement extends WalletKey {
  /** Whole units, more than 0. */
  readonly amount: number;
  /** Which domain moves it and for what. */
  readonly reason: `${string}.${string}`;
  /** Names the movement within the wallet: under the same key it happens once, however often it is asked for. */
  readonly key: string;
  readonly now: Date;
}

type Entry = typeof walletEntries.$inferSelect;

/** Adds to a wallet, which is made where there is none. Answers with the entry; to a repetition with the first one's. */
export async function credit(db: Queryable, movement: Movement): Promise<Entry> {
  const entry = await move(db, movement, movement.amount);
  if (entry === null) throw new Error('a wallet vanished while it was credited');
  return entry;
}

/** Takes from a wallet, all or nothing. @throws Refusal `balanceShort` where it holds less. */
export async function spend(db: Queryable, movement: Movement): Promise<Entry> {
  return (await move(db, movement, -movement.amount)) ?? refuse('balanceShort');
}

/** What an account holds of a kind; nothing where it never had any. */
export async function balanceOf(db: Queryable, owner: WalletKey) {
  const [held] = await db
    .select({ balance: wallets.balance, changedAt: wallets.changedAt })
    .from(wallets)
    .where(walletOf(owner));
  return held ?? { balance: 0, changedAt: null };
}

const walletOf = ({ ownerId, kind }: WalletKey) =>
  and(eq(wallets.ownerId, ownerId), eq(wallets.kind, kind));

/** Moves `signed` once; null when the wallet holds too little, or there is none. */
function move(db: Queryable, movement: Movement, signed: number): Promise<Entry | null> {
  if (!Number.isSafeInteger(movement.amount) || movement.amount <= 0)
    throw new RangeError('a wallet moves whole units, one or more');
  const { ownerId, kind, reason, key, now } = movement;
  return db.transaction(async (tx) => {
    if (signed > 0) {
      const empty = { ownerId, kind, balance: 0, version: 0, changedAt: now };
      await tx.insert(wallets).values(empty).onConflictDoNothing();
    }
    // Movements of one wallet come one after the other, so that a repetition sees the first.
    await tx.select().from(wallets).where(walletOf(movement)).for('update');
    const first = await entryUnder(tx, movement);
    if (first !== undefined) {
      if (first.amount !== signed) throw new Error('one key names two movements of a wallet');
      return first;
    }
    const [after] = await tx
      .update(wallets)
      .set({
        balance: sql`${wallets.balance} + ${signed}`,
        version: sql`${wallets.version} + 1`,
        changedAt: now,
      })
      .where(and(walletOf(movement), gte(wallets.balance, -signed)))
      .returning();
    if (after === undefined) return null;
    const [entry] = await tx
      .insert(walletEntries)
      .values({
        entryId: newId(),
        ownerId,
        kind,
        version: after.version,
        amount: signed,
        reason,
        idempotencyKey: key,
        balanceAfter: after.balance,
        at: now,
      })
      .returning();
    return entry ?? null;
  });
}

/** The entry that a movement has left before. */
async function entryUnder(
  db: Queryable,
  { ownerId, kind, key }: Movement,
): Promise<Entry | undefined> {
  const [entry] = await db
    .select()
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.ownerId, ownerId),
        eq(walletEntries.kind, kind),
        eq(walletEntries.idempotencyKey, key),
      ),
    );
  return entry;
}
