import type { Hono } from 'hono';
import { refusalAnswer, successAnswer, toResponse } from '../../platform/envelope';
import { Refusal, type RefusalOptions } from '../../platform/refusal';
import { receiveBytes } from '../../platform/request-body';
import type { Services } from '../../platform/services';
import { settleFound } from './asked-payments';
import { refundJob } from './begin-refund';
import { noticePathOf } from './notice-path';
import { paymentProviders } from './configured-providers';
import type { PaymentProvider } from './provider';

/** A notice is a few hundred bytes; nothing larger is read. */
const largestNotice = 16_384;

/**
 * Puts the addresses for payment notices on the app, one a provider. It answers 200 when the notice is settled one way
 * or the other (`code` tells a refused amount) and 403 when the signature is wrong; a provider
 * repeats a notice until it gets a 200.
 */
export function mountNotices(app: Hono, services: Services): void {
  for (const provider of services.use(paymentProviders)) {
    app.post(noticePathOf(provider.name), (context) =>
      receiveNotice(provider, context.req.raw, services),
    );
  }
}

async function receiveNotice(
  provider: PaymentProvider,
  request: Request,
  services: Services,
): Promise<Response> {
  const body = await receiveBytes(request, largestNotice);
  if (body === null) return refused('malformedBody');
  const now = services.clock.now();
  const notice = await provider.readNotice(request.headers, body, now);
  if (!notice) {
    services.logger.warn('payment notice refused: wrong signature, too old or unreadable');
    return refused('forbidden');
  }
  if ('refundId' in notice) {
    // What came of it is asked of the provider itself, under the refund's number.
    await services.jobs.send(refundJob, { ...notice }, { singletonKey: notice.refundId });
    return acknowledged(provider, { acknowledged: true });
  }
  const settlement = await settleFound(services, provider, notice);
  if (settlement === 'unknown') {
    services.logger.error({ provider: provider.name }, 'payment notice of no payment of ours');
    return refused('forbidden');
  }
  if (settlement === 'mismatched' && !provider.acknowledgement)
    return refused('orderNotPayable', { data: { settlement } });
  return acknowledged(provider, { acknowledged: true, settlement });
}

function acknowledged({ acknowledgement }: PaymentProvider, data: object): Response {
  return acknowledgement?.() ?? toResponse(successAnswer(data));
}

function refused(name: Refusal['errorName'], options?: RefusalOptions): Response {
  // A provider's machine reads the code; the text is for the reader of its log.
  return toResponse(refusalAnswer(new Refusal(name, options), 'en'));
}
