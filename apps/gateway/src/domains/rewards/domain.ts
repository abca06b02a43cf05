// Owns: thank-you gifts to doctors: what there is, who may give, ordering, cancelling.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { rewards } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { rewardsDesk } from './desk';
import { rewardsHandlers } from './handlers';
import { tipKind } from './order-kind';
import { seed } from './seed';
import { tipOrders } from './tables';

export const rewardsDomain = defineDomain({
  name: 'rewards',
  calls: rewards,
  handlers: rewardsHandlers,
  sandboxSeed: seed,
  brings: [...broughtBy(tipKind), deskActions.of(...rewardsDesk), sealedTables.of(tipOrders)],
});
