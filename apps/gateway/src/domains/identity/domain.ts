import { identity } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { erasures } from '../../kernel/people/accounts/closing';
import { purgeGrants } from '../../kernel/people/identities/sandbox-grants';
import { purgeStates } from './authorization';
import { purgeTickets } from './entrance';
import { eraseIdentities } from './erasure';
import { identityHandlers } from './handlers';
import { purgeUnbound } from './identities';
import { entranceDesk } from './sandbox-desk';
import { mountSandboxProviders } from './sandbox-routes';
import { defineDomain } from '../../platform/domain';

export const identityDomain = defineDomain({
  name: 'identity',
  calls: identity,
  handlers: identityHandlers,
  pages: [mountSandboxProviders],
  purges: [purgeStates, purgeTickets, purgeUnbound, purgeGrants],
  brings: [deskActions.of(...entranceDesk), erasures.of(eraseIdentities)],
});
