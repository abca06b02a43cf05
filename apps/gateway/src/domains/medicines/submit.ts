import type { medicines as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { keepAddress } from '../../kernel/parcels/parcels';
import { claimPrescription } from '../../kernel/prescriptions/move';
import { prescriptions } from '../../kernel/prescriptions/tables';
import { refuse } from '../../platform/refusal';
import { drugKind } from './order-kind';
import { payBeforeOf } from './order-rules';
import { priceOf, shownQuote, type Priced, type Pricing } from './quotes';
import { requireFillable } from './sheet';
import { takeStock } from './stock';
import { drugOrderLines, drugOrders } from './tables';

type Calls = typeof calls;

/** Claims the prescription for an order, or refuses with what is in the way. */
async function claim(context: Pricing, prescriptionId: string, orderNo: string): Promise<void> {
  const { db, now } = context;
  if (await claimPrescription({ db, now }, { prescriptionId, orderNo })) return;
  const [row = refuse('forbidden')] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  requireFillable(row, now);
  // It is valid now and was not a moment ago: asked again, it works.
  refuse('prescriptionNotValid', { data: { state: row.state } });
}

/** Writes the lines and takes what is there from the stock; answers whether all that was shown as there still is. */
async function writeLines(
  { db }: Pricing,
  orderNo: string,
  { pharmacy, lines, kept }: Priced,
): Promise<boolean> {
  await db.insert(drugOrderLines).values(
    lines.map(({ line, unitCents, isThere }, place) => ({
      orderNo,
      lineId: line.lineId,
      drugId: line.drugId,
      line,
      state: 'waiting' as const,
      isReserved: isThere,
      unitCents,
      shareCents: kept.lines[place]?.shareCents ?? 0,
    })),
  );
  const packs = lines
    .filter(({ isThere }) => isThere)
    .map(({ line }) => ({ drugId: line.drugId, count: line.quantity }));
  return takeStock(db, pharmacy.pharmacyId, packs);
}

/**
 * Orders at the quote that was shown, and at no other: the claim, the stock and the order are one transaction. Of many
 * orders of one prescription at once, one succeeds.
 */
export async function submitDrugOrder(
  { digest, isAuthorised, ...wish }: RequestOf<Calls['submitDrugOrder']>,
  context: Pricing,
): Promise<ResponseOf<Calls['submitDrugOrder']>> {
  const { db, account: ownerId, now, locale } = context;
  if (!isAuthorised) refuse('pharmacyNotAuthorised');
  const priced = await priceOf(context, wish);
  if (priced.digest !== digest)
    refuse('drugQuoteChanged', { data: { quote: shownQuote(priced, context) } });
  const { sheet, pharmacy, method, address, kept } = priced;
  const orderNo = newOrderNo(now, hospitalTimeZone);
  await claim(context, sheet.prescriptionId, orderNo);
  const payBefore = payBeforeOf(now, sheet.validUntil);
  await registerOrder(db, drugKind, {
    ownerId,
    locale,
    orderNo,
    patientId: sheet.patientId,
    state: 'awaitingPayment',
    totalCents: kept.totalCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await db.insert(drugOrders).values({
    orderNo,
    prescriptionId: sheet.prescriptionId,
    pharmacyId: pharmacy.pharmacyId,
    method,
    quote: kept,
    payBefore,
    authorisedAt: now,
  });
  // Another order took it since: the whole is undone, and the price of now is read again.
  if (!(await writeLines(context, orderNo, priced))) refuse('drugQuoteChanged');
  if (address !== null) await keepAddress(db, orderNo, address);
  return { orderNo, amountCents: kept.totalCents, payBefore: payBefore.toISOString() };
}
