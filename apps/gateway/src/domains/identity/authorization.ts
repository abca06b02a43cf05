import { and, eq, gt, lt } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Config } from '../../platform/config';
import type { Queryable } from '../../platform/database';
import { newToken, sha256 } from '../../platform/identifiers';
import { inOwnTransaction } from '../../platform/own-transaction';
import { refuse } from '../../platform/refusal';
import { checkedReturnUrl } from '../../platform/return-url';
import { deviceOf, enter } from './identities';
import { type ProviderName } from './identity-provider';
import { identityProviderOf } from './configured-provider';
import { signInStates } from '../../kernel/people/identities/tables';

/** For how long a person may stay on a provider's page. */
const stateLifeMs = 10 * 60 * 1000;

/** How a sign-in by a provider begins. */
export interface AuthorizationStart {
  readonly provider: ProviderName;
  readonly returnUrl: string;
  readonly target?: string | undefined;
  readonly silent?: boolean;
}

/** Begins a sign-in: the address of the provider's page, with a state that only this device can use. */
export async function begin(
  context: CallContext,
  config: Config,
  { provider: name, returnUrl, target, silent = false }: AuthorizationStart,
): Promise<string> {
  const provider = identityProviderOf(config, name) ?? refuse('forbidden');
  const checked = checkedReturnUrl(returnUrl, config) ?? refuse('illegalReturnUrl');
  const state = newToken();
  await context.db.insert(signInStates).values({
    stateHash: sha256(state),
    provider: name,
    deviceId: deviceOf(context),
    returnUrl: checked,
    target: target ?? null,
    expiresAt: new Date(context.now.getTime() + stateLifeMs),
  });
  return provider.authorizeUrl({ state, returnUrl: checked, silent });
}

/**
 * Ends a sign-in that began on this device. The state is used up whatever the provider says, who is waited for outside
 * of any transaction.
 */
export async function finish(
  context: CallContext,
  config: Config,
  { code, state }: { readonly code: string; readonly state: string },
  { provider: wanted, silent = false }: { provider?: ProviderName; silent?: boolean } = {},
) {
  const { db, now } = context;
  const [begun] = await db
    .delete(signInStates)
    .where(
      and(
        eq(signInStates.stateHash, sha256(state)),
        eq(signInStates.deviceId, deviceOf(context)),
        gt(signInStates.expiresAt, now),
        wanted === undefined ? undefined : eq(signInStates.provider, wanted),
      ),
    )
    .returning();
  if (begun === undefined) return refuse('authorizationInvalid');
  // It was written by `begin`, which takes no other.
  const name = begun.provider as ProviderName;
  const provider = identityProviderOf(config, name) ?? refuse('forbidden');
  const identity = await provider.identityOf(db, code, begun.returnUrl, now);
  if (identity === null) return refuse('authorizationInvalid');
  return inOwnTransaction(context, (own) =>
    enter(own, name, identity, { target: begun.target, silent }),
  );
}

/** Forgets sign-ins that were never ended. */
export async function purgeStates(db: Queryable, now: Date): Promise<void> {
  await db.delete(signInStates).where(lt(signInStates.expiresAt, now));
}
