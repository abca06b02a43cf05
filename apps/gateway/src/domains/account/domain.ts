import { account } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { eraseAccount } from '../../kernel/people/accounts/erasure';
import { seed } from '../../kernel/people/accounts/seed';
import { purgeKnownDevices } from '../../kernel/people/accounts/known-devices';
import { purgeSessions } from '../../kernel/people/accounts/sessions';
import { purgeCodes } from '../../kernel/people/accounts/verify-codes';
import { purgePartnerTokens } from '../../kernel/people/partner-tokens/partner-tokens';
import { accountHandlers } from './handlers';
import { defineDomain } from '../../platform/domain';

export const accountDomain = defineDomain({
  name: 'account',
  calls: account,
  handlers: accountHandlers,
  purges: [purgeSessions, purgeKnownDevices, purgeCodes, purgePartnerTokens],
  sandboxSeed: seed,
  warn({ config, logger }) {
    if (!config.sandbox && config.sms === null && config.cloudSms === null)
      logger.warn('SMS_URL is not set: no code can be sent, so nobody can sign in by code');
  },
  brings: [erasures.of(eraseAccount)],
});
