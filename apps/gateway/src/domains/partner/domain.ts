import { partner } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { seedCompanies } from './company-seed';
import { nativeAppDesk, partnerDesk } from './desk';
import { partnerHandlers } from './handlers';
import { seed } from './seed';
import { defineDomain } from '../../platform/domain';

export const partnerDomain = defineDomain({
  name: 'partner',
  calls: partner,
  handlers: partnerHandlers,
  async topUp(db, { config, now }) {
    await seed(db, config);
    if (config.sandbox) await seedCompanies(db, now);
  },
  brings: [deskActions.of(...partnerDesk, ...nativeAppDesk)],
});
