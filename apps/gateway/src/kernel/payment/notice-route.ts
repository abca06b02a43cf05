import type { Hono } from 'hono';
import { refusalAnswer, successAnswer, toResponse } from '../../platform/envelope';
import { Refusal, type RefusalOptions } from '../../platform/refusal';
import { receiveBytes } from '../../platform/request-body';
import type { Services } from '../../platform/services';
import { findUnstorable } from '../../platform/storable';
import { settleFound } from './asked-payments';
import { noteOtherCurrency } from './differences';
import { refundJob } from './begin-refund';
import { noticePathOf } from './notice-path';
import { paymentProviders } from './configured-providers';
import type { PaymentProvider } from './provider';

/**
 * Bytes of a notice that are read, signed or not. Most are one or two kilobytes, but they name goods and coupons: WeChat
 * Pay's ciphertext may have 1 MiB by its description. One that is refused leaves a paid order unpaid, and the calls that
 * anyone may make take as much.
 */
const largestNotice = 1100 * 1024;

/**
 * Mounts the addresses for payment notices, one per provider. They answer 200 when the notice is settled one way or the
 * other (`code` names a refused amount) or changes nothing, and 403 when it is not signed, signed for someone else, or in
 * another currency; a provider repeats a notice until it gets a 200.
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
  const { name } = provider;
  // Signed or not: no number of a payment is like that, and the database cannot look it up.
  if (!notice || findUnstorable(notice) !== null) {
    services.logger.warn(
      { provider: name },
      'payment notice refused: wrong signature, too old or unreadable',
    );
    return refused('forbidden');
  }
  if ('foreign' in notice) {
    services.logger.warn(
      { provider: name, foreign: notice.foreign },
      'payment notice refused: signed for another app or merchant',
    );
    return refused('forbidden');
  }
  if ('irrelevant' in notice) {
    services.logger.info(
      { provider: name, irrelevant: notice.irrelevant },
      'payment notice ignored: its state or event changes nothing',
    );
    return acknowledged(provider, { acknowledged: true });
  }
  if ('otherCurrency' in notice) {
    await noteOtherCurrency(services, name, notice);
    return refused('forbidden');
  }
  if ('refundId' in notice) {
    // The provider itself is queried for the outcome, by the refund's number.
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
