import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Services } from '../../platform/services';
import { noticePathOf } from './notice-path';
import { sandboxName } from './sandbox-provider';
import { canonicalNotice, signatureHeader, signNotice, timestampHeader } from './notice-signature';
import { sandboxReceipts } from './tables';

export const noticeJob = 'payment.notify';

/** The app of each running gateway: the sandbox provider sends to the one it lives in, port or not. */
const entrances = new WeakMap<Services, Hono>();

/** Tells the sandbox provider where to send its notices. */
export function openEntrance(services: Services, app: Hono): void {
  entrances.set(services, app);
}

/**
 * Sends the sandbox provider's notice of one payment, signed anew, unless it was acknowledged
 * before. Throws when it was not acknowledged now; the job then tries again.
 */
export async function deliverNotice(
  { paymentId }: { readonly paymentId: string },
  services: Services,
): Promise<void> {
  const byId = eq(sandboxReceipts.paymentId, paymentId);
  const [receipt] = await services.db.select().from(sandboxReceipts).where(byId);
  if (!receipt || receipt.acknowledgedAt) return;
  const app = entrances.get(services);
  if (!app) throw new Error('The sandbox provider has no gateway to send to');
  const body = canonicalNotice(receipt);
  const timestamp = services.clock.now().toISOString();
  const answer = await app.request(noticePathOf(sandboxName), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      [timestampHeader]: timestamp,
      [signatureHeader]: signNotice(services.config.paymentNoticeKey, timestamp, body),
    },
    body,
  });
  if (answer.status !== 200) throw new Error('The notice was not acknowledged');
  await services.db
    .update(sandboxReceipts)
    .set({ acknowledgedAt: services.clock.now() })
    .where(byId);
}
