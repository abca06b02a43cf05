import { highRisk } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { erasures } from '../../kernel/people/accounts/closing';
import { eraseRiskChecks } from './erasure';
import { highRiskHandlers } from './handlers';
import { sleepDesk } from './sandbox-desk';
import { purgeRiskChecks } from './service';
import { defineDomain } from '../../platform/domain';
import './locales';

export const highRiskDomain = defineDomain({
  name: 'highRisk',
  calls: highRisk,
  handlers: highRiskHandlers,
  purges: [purgeRiskChecks],
  brings: [deskActions.of(...sleepDesk), erasures.of(eraseRiskChecks)],
});
