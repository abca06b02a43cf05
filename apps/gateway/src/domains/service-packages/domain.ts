// Owns: service packages: teams and doctors who sell them, orders, the ledger of quotas and their uses, comments.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { servicePackages } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { thingFinders } from '../../kernel/finding/thing-finders';
import { broughtBy } from '../../kernel/orders/brought-by';
import { furtherMatters } from '../../kernel/orders/next-of-kind';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { servicePackageUses } from './tables';
import { servicePackageDesk } from './desk';
import { servicePackageFinder } from './found-packages';
import { servicePackagesHandlers } from './handlers';
import { servicePackageKind } from './order-kind';
import { plannedVisits } from './planned-visits';
import { seed } from './seed/seed';
import { usePackage } from './sandbox-life';

export const servicePackagesDomain = defineDomain({
  name: 'servicePackages',
  calls: servicePackages,
  handlers: servicePackagesHandlers,
  sandboxSeed: seed,
  sandboxLife: usePackage,
  brings: [
    ...broughtBy(servicePackageKind),
    deskActions.of(...servicePackageDesk),
    furtherMatters.of(plannedVisits),
    thingFinders.of(servicePackageFinder),
    sealedTables.of(servicePackageUses),
  ],
});
