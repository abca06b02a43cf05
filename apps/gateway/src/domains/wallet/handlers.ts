import type { wallet } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { balanceOf } from '../../kernel/ledger/ledger';

/** What an account holds besides money (spec 1 §7, Other). */
export const walletHandlers: HandlersOf<typeof wallet> = {
  async getAccountBalance({ kind }, { db, account: ownerId, now }) {
    const { balance, changedAt } = await balanceOf(db, { ownerId, kind, now });
    return { kind, balance, changedAt: changedAt?.toISOString() ?? null };
  },
};
