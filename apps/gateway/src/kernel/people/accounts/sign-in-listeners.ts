import type { CallContext } from '../../../platform/context';
import { collection } from '../../../platform/ports';

/** Told of each sign-in, in its transaction. */
type SignInListener = (context: CallContext, userId: string) => Promise<void>;

/** Domains that take note of sign-ins. */
export const signInListeners = collection<SignInListener>('sign-in listeners');

/** Tells every listener, one after the other. */
export async function tellOfSignIn(context: CallContext, userId: string): Promise<void> {
  for (const listener of context.all(signInListeners)) await listener(context, userId);
}
