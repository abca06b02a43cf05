import { createHash } from 'node:crypto';
import { accountCalls, createGateway } from '@xinglin/gateway-sdk';
import type { GuardUser } from '@xinglin/guards';
import type { ExplainChoices } from './explanation';

/** A seeded account, as the gateway's sandbox tells it (contract.md, Sandbox). */
export interface SandboxAccount {
  readonly role: string;
  readonly label: string;
  readonly loginId: string | null;
  readonly password: string | null;
}

/** How the gateway is reached. */
export interface SandboxGateway {
  readonly gatewayUrl: string;
  readonly fetch: typeof fetch;
  readonly headers: Readonly<Record<string, string>>;
}

const timeoutMs = 3000;

/** The accounts one can sign in with; none where the gateway has no sandbox or does not answer. */
export async function readSandboxAccounts(
  gateway: SandboxGateway,
): Promise<readonly SandboxAccount[]> {
  try {
    const answer = await gateway.fetch(`${gateway.gatewayUrl}/sandbox/accounts`, {
      headers: gateway.headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The sandbox of the gateway of this very portal; what is not as documented is left out below.
    const body = (await answer.json()) as { data?: { items?: Partial<SandboxAccount>[] } };
    return (body.data?.items ?? []).flatMap(({ role, label, loginId, password }) =>
      role !== undefined && loginId != null && password != null
        ? [{ role, label: label ?? role, loginId, password }]
        : [],
    );
  } catch {
    return [];
  }
}

/** The choices the form offers of them. */
export function accountChoices(accounts: readonly SandboxAccount[]): ExplainChoices['accounts'] {
  return accounts.map(({ role, label }) => ({ role, label }));
}

/**
 * What the gateway says of an account, and the time it has: signs in, asks who it is, signs out again.
 * @throws when the gateway refuses or cannot be reached.
 */
export async function readSandboxPerson(
  { loginId, password }: SandboxAccount,
  { gatewayUrl, fetch, headers }: SandboxGateway,
): Promise<{ readonly user: GuardUser; readonly now: number }> {
  const clientWith = (token: string | null) =>
    createGateway({
      baseUrl: gatewayUrl,
      fetch,
      timeoutMs,
      headers: () => ({
        ...headers,
        // One device for both calls: it is the one the session knows.
        deviceid: 'explain-view',
        ...(token === null ? {} : { token }),
      }),
    });
  const { token } = await clientWith(null).call(accountCalls.loginByPassword, {
    loginId: loginId ?? '',
    password: createHash('md5')
      .update(password ?? '')
      .digest('hex'),
  });
  const client = clientWith(token);
  try {
    const {
      userInfoVO: user,
      gmtExpired,
      now,
    } = await client.call(accountCalls.getLoginInfo, undefined);
    const known: GuardUser = {
      login: user.login,
      isTempLogin: user.isTempLogin,
      verifyStatus: user.verifyStatus,
      gmtExpired: user.gmtExpired ?? gmtExpired,
      type: user.type,
      corpconsult: user.corpconsult,
      wxConfigVO: { hasWxDevice: user.wxConfigVO.hasWxDevice },
    };
    return { user: known, now: now === null ? Date.now() : Date.parse(now) };
  } finally {
    await client.call(accountCalls.logout, undefined).catch(() => undefined);
  }
}
