import { seededAccounts } from '../../kernel/people/accounts/seed';
import type { Queryable } from '../../platform/database';
import { credit } from '../../kernel/ledger/ledger';

/** Coins of all sandbox accounts with a number. */
const welcomeCoins = 200;

/** Gives the people of the sandbox something to spend. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  for (const { userId, mobile } of seededAccounts) {
    if (userId === null || mobile === null) continue;
    await credit(db, {
      ownerId: userId,
      kind: 'healthCoin',
      amount: welcomeCoins,
      reason: 'sandbox.welcome',
      key: 'sandbox.welcome',
      now,
    });
  }
}
