// oxlint-disable unicorn/no-thenable -- the contract's word; no one awaits a silence
import type { MedicineLineFacts, MedicineSilence } from './medicine-line-shapes';
import type { Place } from './medicine-line-place';

const minuteMs = 60_000;

/**
 * Minutes of silence after news were due at which the open medicines are offered elsewhere, where nothing was handed
 * over yet, and are refunded otherwise.
 */
export const newsSilenceMinutes = 70;

/** Who has confirmed an order and is to be heard of. */
const heardOf = new Set(['confirmed', 'cancellationAsked', 'readyToCollect', 'onTheWay']);

/**
 * What is said of a time without news; null where news came in time, or are awaited of no one. That a pharmacy could not
 * be reached is never said: pharmacies report to the gateway, which calls none of them, so a failed look-up cannot occur.
 */
export function silenceAt(
  { prescription, order }: MedicineLineFacts,
  place: Place,
  now: Date,
): MedicineSilence | null {
  if (place.isEnded || place.at === null) return null;
  if (prescription.state === 'inReview') {
    const due = prescription.reviewBefore;
    // The pharmacists are notified again at that hour.
    if (due > now) return null;
    return said('overdueSince', due, {}, { what: 'asksAgain', at: due });
  }
  if (order === null || prescription.state === 'approved') return null;
  const { confirmBefore, newsBefore, sentAt, confirmedAt, lastHeardAt } = order;
  if (order.state === 'sent')
    return confirmBefore !== null && confirmBefore <= now
      ? said('overdueSince', confirmBefore, order, { what: 'offersElsewhere', at: confirmBefore })
      : null;
  if (order.state === 'unconfirmed')
    return said(
      'overdueSince',
      // Its hour may be that of the choice by now: all that is sure is that nothing was heard since it was sent.
      confirmBefore !== null && confirmBefore <= now ? confirmBefore : (sentAt ?? now),
      order,
      confirmBefore && { what: 'refunds', at: confirmBefore },
    );
  if (!heardOf.has(order.state)) return null;
  if (newsBefore !== null && newsBefore <= now) {
    const at = new Date(newsBefore.getTime() + newsSilenceMinutes * minuteMs);
    const isUntouched = order.lines.every(
      ({ state, parcelId }) => state !== 'handedOver' && parcelId === null,
    );
    const what = isUntouched ? 'offersElsewhere' : 'refunds';
    return said('overdueSince', newsBefore, order, at > now ? { what, at } : null);
  }
  if (!order.reportsProgress)
    return said('doesNotReport', sentAt ?? confirmedAt ?? now, order, null);
  const isSilent =
    order.state === 'confirmed' &&
    confirmedAt !== null &&
    (lastHeardAt === null || lastHeardAt <= confirmedAt);
  if (!isSilent) return null;
  return said(
    'nothingYet',
    confirmedAt,
    order,
    newsBefore && { what: 'asksAgain', at: newsBefore },
  );
}

function said(
  kind: MedicineSilence['kind'],
  since: Date,
  heard: { readonly lastWords?: string | null; readonly lastHeardAt?: Date | null },
  then: { readonly what: 'asksAgain' | 'offersElsewhere' | 'refunds'; readonly at: Date } | null,
): MedicineSilence {
  return {
    kind,
    since: since.toISOString(),
    lastWords: heard.lastWords ?? null,
    lastHeardAt: heard.lastHeardAt?.toISOString() ?? null,
    then: then && { what: then.what, at: then.at.toISOString() },
  };
}
