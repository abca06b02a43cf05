import type { CallContext } from '../../../platform/context';

/** Told of each sign-in, in its transaction. */
type SignInListener = (context: CallContext, userId: string) => Promise<void>;

const registered = new Map<string, SignInListener>();

/** Lets a domain take note of sign-ins. Registering a name again replaces it. */
export function registerSignInListener(name: string, listener: SignInListener): void {
  registered.set(name, listener);
}

/** Tells every listener, one after the other. */
export async function tellOfSignIn(context: CallContext, userId: string): Promise<void> {
  for (const listener of registered.values()) await listener(context, userId);
}
