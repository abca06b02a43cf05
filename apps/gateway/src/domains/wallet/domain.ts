import { wallet } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { eraseWallets } from '../../kernel/ledger/erasure';
import { exportedWallets } from '../../kernel/ledger/exported-wallets';
import { walletHandlers } from './handlers';
import { seed } from './seed';
import { defineDomain } from '../../platform/domain';

export const walletDomain = defineDomain({
  name: 'wallet',
  calls: wallet,
  handlers: () => walletHandlers,
  sandboxSeed: seed,
  brings: [
    erasures.of(eraseWallets),
    exportedData.of(async (db, ownerId) => ({ walletEntries: await exportedWallets(db, ownerId) })),
  ],
});
