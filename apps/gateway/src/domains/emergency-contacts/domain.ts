import { emergencyContacts } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { eraseContacts } from './erasure';
import { emergencyContactHandlers } from './handlers';
import { exportedContacts } from './service';
import { defineDomain } from '../../platform/domain';
import './locales';

export const emergencyContactsDomain = defineDomain({
  name: 'emergencyContacts',
  calls: emergencyContacts,
  handlers: () => emergencyContactHandlers,
  brings: [
    erasures.of(eraseContacts),
    exportedData.of(async (db, ownerId) => ({
      emergencyContacts: await exportedContacts(db, ownerId),
    })),
  ],
});
