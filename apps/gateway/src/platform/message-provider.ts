import type { Config } from './config';

/** Hands a text message over to whoever sends it. */
export interface MessageProvider {
  /** Resolves once it was accepted; `messageId` lets the other side drop a repetition. */
  deliver(message: {
    readonly messageId: string;
    readonly to: string;
    readonly text: string;
  }): Promise<void>;
}

/** Keeps messages where `/sandbox/outbox` shows them. */
const sandboxProvider: MessageProvider = { deliver: async () => undefined };

/** Outside of the sandbox, with no service set: nothing may pass for sent. */
const missingProvider: MessageProvider = {
  deliver: () => Promise.reject(new Error('no SMS service is set')),
};

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
  if (config.sms !== null) return httpProvider(config.sms);
  return config.sandbox ? sandboxProvider : missingProvider;
}
