import type { wallet } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { balanceOf } from './service';

/** What an account holds besides money (spec 1 §7, Other). */
export const walletHandlers: HandlersOf<typeof wallet> = {
  async getAccountBalance({ kind }, { db, account: ownerId }) {
    const { balance, changedAt } = await balanceOf(db, { ownerId, kind });
    return { kind, balance, changedAt: changedAt?.toISOString() ?? null };
  },
};
