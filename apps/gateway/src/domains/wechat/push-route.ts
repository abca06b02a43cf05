import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { refusalAnswer, toResponse } from '../../platform/envelope';
import { Refusal } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { receiveText } from '../../platform/request-body';
import { findUnstorable } from '../../platform/storable';
import { elementOf, openPush } from './pushed-message';
import { platformTickets } from './tables';

/** Where the messaging app pushes to what concerns the platform. */
export const platformPushPath = '/modulewechat/component/push';

/** Bytes of a push that are read. It names a ticket, or an account that entrusted itself: a kilobyte, and no goods as notices of payments do. */
const largestPush = 16_384;

/**
 * Puts the address for the messaging app's pushes on the app. A ticket replaces an older one only, so that a push sent
 * again changes nothing; what else the messaging app tells is acknowledged, or it would repeat it.
 */
export function mountPlatformPushes(app: Hono, services: Services): void {
  const platform = services.config.messagingPlatform;
  if (platform === null) return;
  app.post(platformPushPath, async (context) => {
    const body = await receiveText(context.req.raw, largestPush);
    if (body === null) return refused('malformedBody');
    const facts = {
      timestamp: context.req.query('timestamp') ?? '',
      nonce: context.req.query('nonce') ?? '',
      signature: context.req.query('msg_signature') ?? '',
    };
    const message = openPush(platform, facts, body);
    if (message === null || findUnstorable(message) !== null) {
      services.logger.warn('push of the messaging app refused: wrong signature or unreadable');
      return refused('forbidden');
    }
    const ticket = elementOf(message, 'ComponentVerifyTicket');
    const seconds = Number(elementOf(message, 'CreateTime') ?? Number.NaN);
    if (elementOf(message, 'InfoType') === 'component_verify_ticket') {
      if (!ticket || !(seconds > 0 && seconds < 1e11)) return refused('malformedBody');
      await keepPushedTicket(services, platform.appId, ticket, new Date(seconds * 1000));
    }
    return context.text('success');
  });
}

async function keepPushedTicket(
  { db }: Pick<Services, 'db'>,
  componentAppId: string,
  ticket: string,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(platformTickets)
    .values({ componentAppId, ticket, createdAt })
    .onConflictDoUpdate({
      target: platformTickets.componentAppId,
      set: { ticket, createdAt },
      setWhere: sql`${platformTickets.createdAt} < excluded.created_at`,
    });
}

function refused(name: Refusal['errorName']): Response {
  return toResponse(refusalAnswer(new Refusal(name), 'en'));
}
