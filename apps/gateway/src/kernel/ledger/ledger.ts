// Owns: what accounts hold besides money, every movement of it, and until when what came can be spent.
// Must not know: what it is earned and spent for; the domain that moves it says its reason.
// Used by: the wallet's call, the sandbox's seed, and every domain that gives or takes.
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { addLots, lotsExpired, lotsUsedBy, takeFromLots, type Lot } from './lots';
import { walletEntries, walletLots, wallets } from './tables';
import type { WalletKey } from './wallet-key';
import './locales';

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

/**
 * Adds to a wallet, which is made where there is none; `expiresAt` says until when it can be spent, never where left
 * out. Answers with the entry; to a repetition with the first one's.
 */
export async function credit(
  db: Queryable,
  movement: Movement & { readonly expiresAt?: Date },
): Promise<Entry> {
  const lot = { amount: movement.amount, expiresAt: movement.expiresAt ?? null };
  return come(db, movement, [lot]);
}

/** Takes from a wallet, all or nothing, what expires soonest first. @throws Refusal `balanceShort` where it holds less. */
export async function spend(db: Queryable, movement: Movement): Promise<Entry> {
  return (await move(db, movement, -movement.amount)) ?? refuse('balanceShort');
}

/**
 * Gives back what was spent under `spentKey`, to be spent until it would have expired, or until `atLeastUntil` where
 * that is later: nothing comes back only to be gone.
 */
export async function giveBack(
  db: Queryable,
  {
    spentKey,
    atLeastUntil,
    ...movement
  }: Omit<Movement, 'amount'> & { readonly spentKey: string; readonly atLeastUntil: Date },
): Promise<Entry | null> {
  const spent = await entryUnder(db, { ...movement, key: spentKey });
  if (spent === undefined || spent.amount >= 0) return null;
  const lots = (await lotsUsedBy(db, spent.entryId)).map(({ amount, expiresAt }) => ({
    amount,
    expiresAt: expiresAt !== null && expiresAt < atLeastUntil ? atLeastUntil : expiresAt,
  }));
  return come(db, { ...movement, amount: -spent.amount }, lots);
}

/** What an account holds of a kind and can spend now; nothing where it never had any. */
export async function balanceOf(db: Queryable, owner: WalletKey & { readonly now: Date }) {
  const [held] = await db
    .select({
      // Expired lots leave with the next movement; until then they are no longer counted.
      balance: sql<number>`(${wallets}.balance - coalesce((SELECT sum(lot.remaining) FROM ${walletLots} lot
        WHERE lot.owner_id = ${wallets}.owner_id AND lot.kind = ${wallets}.kind
          AND lot.expires_at <= ${owner.now.toISOString()}::timestamptz), 0))::int`,
      changedAt: wallets.changedAt,
    })
    .from(wallets)
    .where(walletOf(owner));
  return held ?? { balance: 0, changedAt: null };
}

/** The movements of a wallet, the newest first; `before` is the number of the last one that was shown. */
export const entriesOf = (
  db: Queryable,
  wallet: WalletKey,
  { before, limit }: { readonly before: number | null; readonly limit: number },
) =>
  db
    .select()
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.ownerId, wallet.ownerId),
        eq(walletEntries.kind, wallet.kind),
        before === null ? undefined : lt(walletEntries.version, before),
      ),
    )
    .orderBy(desc(walletEntries.version))
    .limit(limit);

const walletOf = ({ ownerId, kind }: WalletKey) =>
  and(eq(wallets.ownerId, ownerId), eq(wallets.kind, kind));

async function come(db: Queryable, movement: Movement, lots: readonly Lot[]): Promise<Entry> {
  const entry = await move(db, movement, movement.amount, lots);
  if (entry === null) throw new Error('a wallet vanished while it was credited');
  return entry;
}

/** Moves `signed` once; null when the wallet holds too little, or there is none. */
function move(
  db: Queryable,
  movement: Movement,
  signed: number,
  lots: readonly Lot[] = [],
): Promise<Entry | null> {
  if (!Number.isSafeInteger(movement.amount) || movement.amount <= 0)
    throw new RangeError('a wallet moves whole units, one or more');
  const { ownerId, kind, now } = movement;
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
    await expire(tx, movement);
    const entry = await write(tx, movement, signed);
    if (entry === null) return null;
    if (signed > 0) await addLots(tx, movement, lots);
    else await takeFromLots(tx, movement, { entryId: entry.entryId, amount: -signed });
    return entry;
  });
}

/** Takes out of a wallet what can no longer be spent, an entry a lot; the caller holds the wallet's lock. */
async function expire(db: Queryable, { ownerId, kind, now }: Movement): Promise<void> {
  for (const { lotId, remaining } of await lotsExpired(db, { ownerId, kind }, now)) {
    const gone = { ownerId, kind, reason: 'ledger.expired', key: `expired.${lotId}`, now } as const;
    const entry = await write(db, { ...gone, amount: remaining }, -remaining);
    if (entry === null) throw new Error('the lots of a wallet hold more than its balance');
    await db.update(walletLots).set({ remaining: 0 }).where(eq(walletLots.lotId, lotId));
  }
}

/** Moves the balance and writes the entry of it; null when it holds too little. */
async function write(
  db: Queryable,
  { ownerId, kind, reason, key, now }: Movement,
  signed: number,
): Promise<Entry | null> {
  const [after] = await db
    .update(wallets)
    .set({
      balance: sql`${wallets.balance} + ${signed}`,
      version: sql`${wallets.version} + 1`,
      changedAt: now,
    })
    .where(and(walletOf({ ownerId, kind }), gte(wallets.balance, -signed)))
    .returning();
  if (after === undefined) return null;
  const [entry] = await db
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
}

/** The entry that a movement has left before. */
async function entryUnder(
  db: Queryable,
  { ownerId, kind, key }: Pick<Movement, 'ownerId' | 'kind' | 'key'>,
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

/** Which of some movements of a wallet have happened, by their keys. */
export async function keysMoved(
  db: Queryable,
  { ownerId, kind }: WalletKey,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: walletEntries.idempotencyKey })
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.ownerId, ownerId),
        eq(walletEntries.kind, kind),
        inArray(walletEntries.idempotencyKey, [...keys]),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}
