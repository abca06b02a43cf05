import type { Config } from './config';

/** Hands a text message over to whoever sends it. */
export interface MessageProvider {
  /** Resolves once it was accepted; `messageId` lets the other side drop a repetition. */
  deliver(message: { readonly messageId: string; readonly to: string; readonly text: string }): Promise<void>;
}

/** Keeps messages where `/sandbox/outbox` shows them. */
const sandboxProvider: MessageProvider = { deliver: async () => undefined };

/** Longest wait for the SMS service. */
const timeoutMs = 10_000;

/**
 * An SMS service over HTTP: POST of `{ messageId, to, text }` as JSON with a bearer token and an
 * Idempotency-Key; any 2xx is an acceptance.
 */
export function httpProvider(sms: NonNullable<Config['sms']>): MessageProvider {
  return {
    async deliver(message) {
      const response = await fetch(sms.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sms.token}`,
          'idempotency-key': message.messageId,
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`SMS service answered ${response.status}`);
    },
  };
}

/** The provider that the configuration asks for. */
export function deliveryProviderOf(config: Config): MessageProvider {
  return config.sms === null ? sandboxProvider : httpProvider(config.sms);
}
