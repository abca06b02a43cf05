import { profile } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { eraseProfile } from './erasure';
import { exportedAccount } from './exported-account';
import { profileHandlers } from './handlers';
import { purgeProofs } from './mobile-change';
import { defineDomain } from '../../platform/domain';
import { completeProfile } from './sandbox-life';

export const profileDomain = defineDomain({
  name: 'profile',
  calls: profile,
  handlers: profileHandlers,
  purges: [purgeProofs],
  sandboxLife: completeProfile,
  brings: [erasures.of(eraseProfile), exportedData.of(exportedAccount)],
});
