// Owns: what earns health coins, the store they are exchanged in, and the orders of exchanges.
// Must not know: other domains, how the ledger keeps coins, how calls are served.
// Used by: the list of domains.
import { healthCoins } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { reviewCoins } from '../../kernel/orders/reviewable';
import { defineDomain } from '../../platform/domain';
import { healthCoinsDesk } from './desk';
import { healthCoinsHandlers } from './handlers';
import { coinExchangeKind } from './order-kind';
import { seed } from './seed';
import { takeCoins } from './sandbox-life';
import { coinsByReview } from './tasks';

export const healthCoinsDomain = defineDomain({
  name: 'healthCoins',
  calls: healthCoins,
  handlers: healthCoinsHandlers,
  sandboxSeed: seed,
  sandboxLife: takeCoins,
  brings: [
    ...broughtBy(coinExchangeKind),
    deskActions.of(...healthCoinsDesk),
    reviewCoins.of(coinsByReview),
  ],
});
