import { cloudSmsProvider } from './cloud-sms';
import type { Config } from './config';
import type { ServiceAddress } from './service-settings';
import type { MessageChannel } from './outbox';
import { webhookProvider } from './webhook';

/** Hands a text message over to the provider. */
export interface MessageProvider {
  /** Resolves once it was accepted; `messageId` lets the other side drop a repetition. */
  deliver(message: {
    readonly messageId: string;
    readonly channel: MessageChannel;
    readonly to: string;
    readonly text: string;
  }): Promise<void>;
}

/** Keeps messages where `/sandbox/outbox` shows them. */
const sandboxProvider: MessageProvider = { deliver: async () => undefined };

/** Outside of the sandbox, with no service set: nothing may pass for sent. */
const missingProvider: MessageProvider = {
  deliver: ({ channel }) => Promise.reject(new Error(`no ${channel} service is set`)),
};

/** Longest wait for a service. */
const timeoutMs = 10_000;

/**
 * A service that sends SMS or e-mail, or calls, over HTTP: POST of `{ messageId, to, text }` as JSON with a bearer token and an
 * Idempotency-Key; any 2xx is an acceptance.
 */
export function httpProvider(service: ServiceAddress): MessageProvider {
  return {
    async deliver({ channel, ...message }) {
      const response = await fetch(service.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${service.token}`,
          'idempotency-key': message.messageId,
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${channel} service answered ${response.status}`);
    },
  };
}

/** The provider that the configuration asks for, one service a channel. */
export function deliveryProviderOf(config: Config): MessageProvider {
  const without = config.sandbox ? sandboxProvider : missingProvider;
  const providerOf = (service: ServiceAddress | null) =>
    service === null ? without : httpProvider(service);
  const { cloudSms, staffWebhook } = config;
  const sms = cloudSms === null ? providerOf(config.sms) : cloudSmsProvider(cloudSms);
  const webhook = staffWebhook === null ? without : webhookProvider(staffWebhook);
  const providers = {
    sms,
    email: providerOf(config.email),
    voice: providerOf(config.voice),
    webhook,
  };
  return { deliver: (message) => providers[message.channel].deliver(message) };
}
