import { accountCalls, GatewayError, type Gateway, type UserInfo } from '@xinglin/gateway-sdk';

/** Who a request is from. */
export interface RequestSession {
  /** As the gateway told it, whatever its kind: the guards say who is a person here. Null for a visitor. */
  readonly user: UserInfo | null;
  /** Who it is could not be learned; a page of the person's own cannot be shown. */
  readonly unknown: boolean;
  /** The gateway's time, when it told. */
  readonly now: string | null;
}

/** Milliseconds for the start-up call (spec 1 §9). */
const loginInfoTimeoutMs = 3000;

/** Asks who holds the login cookie (spec 1 §4). Without a cookie there is no call: a visitor's page does not wait. */
export async function readSession(gateway: Gateway, token: string | null): Promise<RequestSession> {
  const visitor: RequestSession = { user: null, unknown: false, now: null };
  if (token === null) return visitor;
  try {
    const info = await gateway.call(accountCalls.getLoginInfo, undefined, {
      timeoutMs: loginInfoTimeoutMs,
    });
    const user: UserInfo = {
      ...info.userInfoVO,
      gmtExpired: info.userInfoVO.gmtExpired ?? info.gmtExpired,
    };
    return { ...visitor, user, now: info.now };
  } catch (error) {
    const ended = error instanceof GatewayError && error.failure.kind === 'sessionEnded';
    return { ...visitor, unknown: !ended };
  }
}
