// Owns: requests to close an account: the days of reflection, their withdrawal, the order to erase.
// Must not know: what a domain holds of a person; each erases its own.
// Used by: the gateway's composition.
import { registerSignInListener } from '../../kernel/people/accounts/sign-in-listeners';
import { registerDeadline } from '../../platform/deadlines';
import { completeWriteOffs, completionDeadline } from './completion';
import type { WriteOffParts } from './parts';
import { withdrawBySignIn } from './service';

/** Makes known what closing an account does besides its calls. */
export function registerWriteOff(parts: WriteOffParts): void {
  registerSignInListener('write-off', withdrawBySignIn);
  registerDeadline({
    name: completionDeadline,
    sweep: (db, now, services) => completeWriteOffs(db, now, services, parts),
  });
}
