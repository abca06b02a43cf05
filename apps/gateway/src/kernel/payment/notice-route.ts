import type { Hono } from 'hono';
import { paymentProvider } from './sandbox-provider';
import { visitDeadline } from '../../domains/booking/deadlines';
import { refusalAnswer, successAnswer, toResponse } from '../../platform/envelope';
import { Refusal, type RefusalOptions } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { settleNotice } from './settle';

export const noticePath = '/pay/notify/sandbox';

/** A notice is a few hundred bytes; nothing larger is read. */
const largestNotice = 16_384;

/**
 * Puts the address for payment notices on the app. It answers 200 when the notice is settled one way
 * or the other (`code` tells a refused amount) and 403 when the signature is wrong; a provider
 * repeats a notice until it gets a 200.
 */
export function mountNotices(app: Hono, services: Services): void {
  app.post(noticePath, (context) => receiveNotice(context.req.raw, services));
}

async function receiveNotice(request: Request, services: Services): Promise<Response> {
  const provider = services.use(paymentProvider);
  if (!provider) return refused('unknownCall');
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= largestNotice)) return refused('malformedBody');
  const body = await request.text();
  const now = services.clock.now();
  const notice = provider.readNotice(request.headers, body, now);
  if (!notice) {
    services.logger.warn('payment notice refused: wrong signature, too old or unreadable');
    return refused('forbidden');
  }
  const settlement = await services.db.transaction((tx) =>
    settleNotice({ db: tx, now, services }, notice),
  );
  services.outbox.poke();
  if (settlement === 'paid') services.deadlines.schedule(visitDeadline, now);
  if (settlement === 'unknown') return refused('forbidden');
  if (settlement === 'mismatched') return refused('orderNotPayable', { data: { settlement } });
  return toResponse(successAnswer({ acknowledged: true, settlement }));
}

function refused(name: Refusal['errorName'], options?: RefusalOptions): Response {
  // A provider's machine reads the code; the text is for whoever reads its log.
  return toResponse(refusalAnswer(new Refusal(name, options), 'en'));
}
