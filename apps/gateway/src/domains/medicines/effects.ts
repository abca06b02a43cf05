import { randomInt } from 'node:crypto';
import type { DrugOrderEvent } from '@xinglin/contract';
import { drugOrderTerms, textIn } from '@xinglin/rules';
import type { MoveContext } from '../../kernel/orders/move-context';
import { closeParcels } from '../../kernel/parcels/parcels';
import { markDispensed, releasePrescription } from '../../kernel/prescriptions/move';
import { changeLine, endedOffer, linesOfOrder, packsOf } from './lines';
import { confirmBeforeOf, isHandedLine, isOpenLine, type DrugOrderOf } from './order-rules';
import { pharmacyById } from './pharmacy';
import { record } from './record';
import { returnStock } from './stock';
import type { DrugOrderRow } from './tables';
import { wordsText } from './texts';

/** So many random digits. */
export const digits = (count: number): string =>
  String(randomInt(10 ** count)).padStart(count, '0');

/**
 * The order ends: what it holds of the stock is there for others, its open lines are unfilled, and the prescription can
 * be claimed again where nothing of it was handed over.
 */
async function releaseLines(context: MoveContext, order: DrugOrderOf): Promise<void> {
  const { db } = context;
  const { orderNo, own } = order;
  const { prescriptionId, pharmacyId } = own;
  const lines = await linesOfOrder(db, orderNo);
  const handed = lines.filter(isHandedLine);
  if (handed.length === 0) await releasePrescription(context, { prescriptionId, orderNo });
  else
    await markDispensed(context, {
      prescriptionId,
      isAll: true,
      handedLineIds: handed.map(({ lineId }) => lineId),
    });
  await returnStock(db, pharmacyId, packsOf(lines));
  for (const line of lines.filter(isOpenLine))
    await changeLine(db, line, { state: 'declined', isReserved: false, ...endedOffer(line) });
}

/** What a move changes besides the state: lines, stock, the prescription; answers what changes of the order's own row. */
export async function effectsOf(
  context: MoveContext,
  order: DrugOrderOf,
  event: DrugOrderEvent,
): Promise<Partial<DrugOrderRow>> {
  const { db, now } = context;
  const { orderNo, own, locale } = order;
  switch (event) {
    case 'pay':
    case 'moveElsewhere': {
      const pharmacy = await pharmacyById(db, own.pharmacyId);
      const words = wordsText('sent', locale, { pharmacy: textIn(pharmacy.name, locale) });
      await record(context, { orderNo, event: 'sent', words, by: 'system' });
      return {
        sentAt: now,
        confirmBefore: confirmBeforeOf(pharmacy, now),
        confirmedAt: null,
        asked: 0,
        newsBefore: null,
        lastHeardAt: null,
        lastWords: null,
      };
    }
    case 'confirm':
      return { confirmedAt: now, confirmBefore: null, cancellationAnswer: null };
    case 'overdue':
      return {
        confirmBefore: new Date(now.getTime() + drugOrderTerms.moveWithinMinutes * 60_000),
        silentPharmacies: [...new Set([...own.silentPharmacies, own.pharmacyId])],
        newsBefore: null,
      };
    case 'askCancellation':
      return { cancellationAskedAt: now, cancellationAnswer: null };
    case 'makeReady':
      return { pickupCode: digits(6) };
    case 'receive':
      await closeParcels(db, orderNo, now);
      return { newsBefore: null };
    case 'lapse':
    case 'cancel':
    case 'giveUp':
    case 'agreeCancellation':
    case 'decline':
      await releaseLines(context, order);
      return { confirmBefore: null, newsBefore: null };
    default:
      return {};
  }
}
