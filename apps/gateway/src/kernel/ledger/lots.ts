import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { walletLots, walletLotUses } from './tables';
import type { WalletKey } from './wallet-key';

/** So much that can be spent until a moment. */
export interface Lot {
  readonly amount: number;
  /** Null for what never expires. */
  readonly expiresAt: Date | null;
}

const lotsOf = ({ ownerId, kind }: WalletKey) =>
  and(eq(walletLots.ownerId, ownerId), eq(walletLots.kind, kind), gt(walletLots.remaining, 0));

/** The lots of a wallet that hold something, what expires soonest first. */
export const lotsLeft = (db: Queryable, wallet: WalletKey) =>
  db
    .select()
    .from(walletLots)
    .where(lotsOf(wallet))
    .orderBy(sql`${walletLots.expiresAt} asc nulls last`, asc(walletLots.lotId));

/** What of a wallet has expired by `now` and is still counted in it. */
export const lotsExpired = (db: Queryable, wallet: WalletKey, now: Date) =>
  db
    .select()
    .from(walletLots)
    .where(and(lotsOf(wallet), lte(walletLots.expiresAt, now)))
    .orderBy(asc(walletLots.expiresAt), asc(walletLots.lotId));

/** Keeps until when what came can be spent. */
export async function addLots(
  db: Queryable,
  { ownerId, kind }: WalletKey,
  lots: readonly Lot[],
): Promise<void> {
  if (lots.length === 0) return;
  await db.insert(walletLots).values(
    lots.map(({ amount, expiresAt }) => ({
      lotId: newId(),
      ownerId,
      kind,
      remaining: amount,
      expiresAt,
    })),
  );
}

/** Takes an amount out of the lots, soonest first; the caller holds the wallet's lock and knows that it is there. */
export async function takeFromLots(
  db: Queryable,
  wallet: WalletKey,
  { entryId, amount }: { readonly entryId: string; readonly amount: number },
): Promise<void> {
  let missing = amount;
  for (const { lotId, remaining } of await lotsLeft(db, wallet)) {
    const taken = Math.min(remaining, missing);
    await db
      .update(walletLots)
      .set({ remaining: remaining - taken })
      .where(eq(walletLots.lotId, lotId));
    await db.insert(walletLotUses).values({ entryId, lotId, amount: taken });
    missing -= taken;
    if (missing === 0) return;
  }
  throw new Error('the lots of a wallet hold less than its balance');
}

/** What a spending was taken from. */
export const lotsUsedBy = (db: Queryable, entryId: string) =>
  db
    .select({ amount: walletLotUses.amount, expiresAt: walletLots.expiresAt })
    .from(walletLotUses)
    .innerJoin(walletLots, eq(walletLots.lotId, walletLotUses.lotId))
    .where(eq(walletLotUses.entryId, entryId));
