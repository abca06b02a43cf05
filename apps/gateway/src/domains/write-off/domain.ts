// Owns: requests to close an account: the days of reflection, their withdrawal, the end of the account.
// Must not know: what a domain holds of a person; each erases its own.
// Used by: the list of domains.
import { writeOff } from '@xinglin/contract';
import { signInListeners } from '../../kernel/people/accounts/sign-in-listeners';
import { completeWriteOffs, completionDeadline } from './completion';
import { writeOffHandlers } from './handlers';
import { withdrawBySignIn } from './service';
import { defineDomain } from '../../platform/domain';

export const writeOffDomain = defineDomain({
  name: 'writeOff',
  calls: writeOff,
  handlers: writeOffHandlers,
  deadlines: [
    {
      name: completionDeadline,
      sweep: (db, now, services) => completeWriteOffs(db, now, services),
    },
  ],
  brings: [signInListeners.of(withdrawBySignIn)],
});
