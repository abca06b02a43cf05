import { Webhook } from 'standardwebhooks';
import type { WebhookSettings } from './service-settings';

/** Longest wait for the receiver. */
const timeoutMs = 5000;

/**
 * Sends a message as a webhook by the scheme of Standard Webhooks: the id is the same for each try, so that the receiver
 * knows a repetition; timestamp and signature are those of the try. Any 2xx is an acceptance; a redirect is an error, as
 * only the configured address may be called.
 */
export function webhookProvider({ url, secret }: WebhookSettings) {
  const webhook = new Webhook(secret);
  return {
    async deliver({ messageId, text }: { messageId: string; text: string }): Promise<void> {
      // Receivers compare it with their own clocks, which no sandbox moves.
      const sentAt = new Date();
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': webhook.sign(messageId, sentAt, text),
        },
        body: text,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`webhook answered ${response.status}`);
    },
  };
}
