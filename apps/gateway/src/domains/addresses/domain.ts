import { addresses } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { eraseAddresses } from './erasure';
import { exportedAddresses } from './exported-addresses';
import { addressHandlers } from './handlers';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { orderAddresses } from '../../kernel/parcels/tables';
import { postingAddresses } from '../../kernel/people/addresses/tables';
import { addAddresses } from './sandbox-life';

export const addressesDomain = defineDomain({
  name: 'addresses',
  calls: addresses,
  handlers: addressHandlers,
  sandboxLife: addAddresses,
  brings: [
    erasures.of(eraseAddresses),
    exportedData.of(async (db, ownerId) => ({ addresses: await exportedAddresses(db, ownerId) })),
    sealedTables.of(postingAddresses, orderAddresses),
  ],
});
