// Owns: pharmacies, orders of prescribed medicines, their dispensing and delivery.
// Must not know: how prescriptions are written, other domains.
// Used by: the list of domains.
import { medicines } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { dispensings } from '../../kernel/prescriptions/dispensings';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { colleagueDeadline } from './colleague';
import { medicinesDesk } from './desk';
import { readDispensings } from './facts';
import { medicinesHandlers } from './handlers';
import { drugKind } from './order-kind';
import { orderMedicines } from './sandbox-life';
import { seed } from './seed/seed';
import { newsDeadline } from './silence';
import { drugOrderEvents, drugOrderLines, drugOrders, drugParcels } from './tables';

export const medicinesDomain = defineDomain({
  name: 'medicines',
  calls: medicines,
  handlers: medicinesHandlers,
  deadlines: [newsDeadline, colleagueDeadline],
  sandboxSeed: seed,
  sandboxLife: orderMedicines,
  brings: [
    ...broughtBy(drugKind),
    deskActions.of(...medicinesDesk),
    dispensings.of(readDispensings),
    sealedTables.of(drugOrders, drugOrderLines, drugOrderEvents, drugParcels),
  ],
});
