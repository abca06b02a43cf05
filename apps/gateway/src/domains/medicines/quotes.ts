import { createHash } from 'node:crypto';
import type { medicines as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { formatInstant, quoteOf, textIn } from '@xinglin/rules';
import { inArray } from 'drizzle-orm';
import { ownAddress, type OwnAddress } from '../../kernel/parcels/parcels';
import { drugs, type PrescriptionRow } from '../../kernel/prescriptions/tables';
import { explained } from '../../kernel/pricing/explained';
import { keptPrice } from '../../kernel/pricing/kept-price';
import type { KeptQuote } from '../../kernel/pricing/tables';
import type { CallContext, Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { stockedLines, type StockedLine } from './choices';
import { textOf } from './locales';
import { deliveredAt, readyAt } from './order-rules';
import { deliversTo, pharmacyById, stockOf } from './pharmacy';
import { fillableSheet } from './sheet';
import type { PharmacyRow } from './tables';

type Calls = typeof calls;
type Wish = RequestOf<Calls['quoteDrugOrder']>;

/** What a price is read in. */
export type Pricing = Pick<CallContext, 'db' | 'now' | 'account' | 'locale'>;

/** A wish with its price, as of now. */
export interface Priced {
  readonly sheet: PrescriptionRow;
  readonly pharmacy: PharmacyRow;
  readonly method: Wish['method'];
  /** Null for a pick-up. */
  readonly address: OwnAddress | null;
  readonly lines: readonly StockedLine[];
  readonly kept: KeptQuote;
  readonly digest: string;
}

/** Where a wish goes; refuses what its pharmacy does not deliver to. */
async function deliveryAddress(
  { db, account }: Pricing,
  pharmacy: PharmacyRow,
  { method, addressId }: Wish,
): Promise<OwnAddress | null> {
  if (method === 'pickup') return null;
  if (addressId === undefined) return refuse('pharmacyOutsideDelivery');
  const address = (await ownAddress(db, account, addressId)) ?? refuse('forbidden');
  return deliversTo(pharmacy, address) ? address : refuse('pharmacyOutsideDelivery');
}

/** Names a quote: what is charged for what, what is there now, and where it goes. */
const digestOf = (
  { prescriptionId, pharmacyId, method, addressId }: Wish,
  sheet: PrescriptionRow,
  lines: readonly StockedLine[],
  { steps, totalCents }: KeptQuote,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [prescriptionId, sheet.contentHash, pharmacyId, method],
        method === 'delivery' ? (addressId ?? null) : null,
        lines.map(({ line, unitCents, isThere }) => [line.lineId, unitCents, isThere]),
        steps.map(({ kind, cents }) => [kind, cents]),
        totalCents,
      ]),
    )
    .digest('base64url');

/** What a wish of an account costs now; everything is read, nothing is written. */
export async function priceOf(context: Pricing, wish: Wish): Promise<Priced> {
  const { db } = context;
  const { pharmacyId, method } = wish;
  const sheet = await fillableSheet(context, wish.prescriptionId);
  const pharmacy = await pharmacyById(db, pharmacyId);
  const drugIds = sheet.lines.map(({ drugId }) => drugId);
  const lines = stockedLines(pharmacyId, sheet.lines, await stockOf(db, [pharmacyId], drugIds));
  if (!pharmacy.isOpen || lines === null || !lines.some(({ isThere }) => isThere))
    return refuse('pharmacyCannotFill');
  const address = await deliveryAddress(context, pharmacy, wish);
  const named = await db
    .select({ drugId: drugs.drugId, name: drugs.name })
    .from(drugs)
    .where(inArray(drugs.drugId, drugIds));
  const names = new Map(named.map(({ drugId, name }) => [drugId, name]));
  const result = quoteOf({
    lines: lines.map(({ line, unitCents }) => ({
      key: line.lineId,
      seller: pharmacyId,
      count: line.quantity,
      unitCents,
      memberCents: null,
    })),
    isMember: false,
    promotions: [],
    coupons: [],
    coins: { held: 0, isUsed: false, centsPerCoin: 1, mostPercent: 0 },
    freights:
      method === 'delivery'
        ? [
            {
              seller: pharmacyId,
              cents: pharmacy.freightCents,
              freeFromCents: pharmacy.freeFromCents,
            },
          ]
        : [],
  });
  const kept = keptPrice(
    lines.map(({ line, unitCents }) => ({
      key: line.lineId,
      label: names.get(line.drugId) ?? refuse('pharmacyCannotFill'),
      count: line.quantity,
      unitCents,
    })),
    result,
    (id) => (id === pharmacyId ? pharmacy.name : null),
  );
  const digest = digestOf(wish, sheet, lines, kept);
  return { sheet, pharmacy, method, address, lines, kept, digest };
}

/** Eight digits in two groups, as they are read out. */
export const spokenNumber = (number: string): string =>
  `${number.slice(0, 4)} ${number.slice(4)}`.trim();

/** What the pharmacy would read, and until when. */
function authorisationOf({ sheet, pharmacy, method }: Priced, locale: Locale): string[] {
  const values = { pharmacy: textIn(pharmacy.name, locale), number: spokenNumber(sheet.number) };
  return [
    textOf(locale, 'authorise.reads', values),
    ...(method === 'delivery' ? [textOf(locale, 'authorise.address', values)] : []),
    textOf(locale, 'authorise.until', values),
  ];
}

/** A price as its reader sees it. */
export function shownQuote(
  priced: Priced,
  { now, locale }: Pick<CallContext, 'now' | 'locale'>,
): ResponseOf<Calls['quoteDrugOrder']> {
  const { pharmacy, method, kept, digest } = priced;
  const by = method === 'delivery' ? deliveredAt(pharmacy, now) : readyAt(pharmacy, now);
  const time = formatInstant(by, locale);
  return {
    quote: explained(kept, locale),
    digest,
    byText: textOf(locale, method === 'delivery' ? 'quote.by' : 'quote.readyBy', { time }),
    authorisation: authorisationOf(priced, locale),
  };
}
