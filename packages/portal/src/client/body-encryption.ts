import {
  accountCalls,
  createEncryption,
  errorCodes,
  isEncryptionClosed,
  type CallEvent,
} from '@xinglin/gateway-sdk';
import { readCookie, serializeCookieRemoval } from '@xinglin/platform';
import { isLocalHost } from '@xinglin/rules';
import { basePath } from '../base-path';

const options = () => ({ secure: !isLocalHost(window.location.hostname) });

const isClosed = (): boolean =>
  isEncryptionClosed(
    new URLSearchParams(window.location.search),
    readCookie(document.cookie, 'closeEncryption', options()),
  );

// The server told that this page's channel encrypts; the list of channels stays there.
const encrypt = createEncryption({
  rule: () => readCookie(document.cookie, 'encryptionRule', options()),
  appId: () => '',
  appIds: [''],
  closed: isClosed,
  log: (message) => reportError(new Error(message)),
});

/**
 * The body of a listed call, encrypted by the rule in the cookie; unchanged where encryption is switched off.
 * Where there is no rule yet, the start-up call is made first: the portal's server puts the rule of its answer into
 * the cookie.
 */
export async function encryptBody(
  row: Parameters<typeof encrypt>[0],
  body: string,
): Promise<string> {
  if (!isClosed() && readCookie(document.cookie, 'encryptionRule', options()) === null) {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(3000);
    // Without a rule the body goes out as it is: TLS protects it, the rule does not.
    await fetch(`${basePath()}/gateway${accountCalls.getBaseInfo.path}`, {
      method: 'POST',
      headers,
      body: '{}',
      signal,
    }).catch(() => undefined);
  }
  return encrypt(row, body);
}

/** Forgets a rule that the gateway could not read, so that the next try asks for another. */
export function forgetRuleAfter({ failure }: CallEvent): void {
  if (!failure || !('code' in failure) || failure.code !== errorCodes.undecipherable) return;
  document.cookie = serializeCookieRemoval('encryptionRule', options());
}
