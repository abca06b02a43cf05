import { visitor } from '@xinglin/contract';
import { signInListeners } from '../../kernel/people/accounts/sign-in-listeners';
import { purgeTemporaryTokens } from '../../kernel/people/visitors/temporary-tokens';
import { clearAbandonedVisitors } from './abandoned';
import { visitorHandlers } from './handlers';
import { forgetVisitor } from './service';
import { defineDomain } from '../../platform/domain';

export const visitorDomain = defineDomain({
  name: 'visitor',
  calls: visitor,
  handlers: visitorHandlers,
  deadlines: [
    {
      name: 'visitor.clearAway',
      sweep: (db, now, services) => clearAbandonedVisitors(db, now, services),
    },
  ],
  purges: [purgeTemporaryTokens],
  brings: [signInListeners.of(forgetVisitor)],
});
