import type { medicines as calls, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { parcelsOf } from '../../kernel/parcels/parcels';
import { parcels } from '../../kernel/parcels/tables';
import { readDrugs, shownItem } from '../../kernel/prescriptions/drugs';
import type { DrugRow } from '../../kernel/prescriptions/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { textOf } from './locales';
import { drugParcels, type DrugOrderLineRow } from './tables';
import { sentText } from './texts';

type Detail = ResponseOf<(typeof calls)['getDrugOrder']>;
type Line = Detail['lines'][number];

/** Another medicine that was offered for a line; null without an offer. */
function shownOffer(
  line: DrugOrderLineRow,
  drugs: ReadonlyMap<string, DrugRow>,
  locale: Locale,
): Line['substitution'] {
  const { offerState, offerFromDrugId, offerDrugId } = line;
  const from = drugs.get(offerFromDrugId ?? '');
  const to = drugs.get(offerDrugId ?? '');
  if (offerState === null || !from || !to) return null;
  return {
    state: offerState,
    fromMaker: textIn(from.maker, locale),
    toMaker: textIn(to.maker, locale),
    reason: line.offerReason ?? '',
    sameText: textOf(locale, 'offer.same'),
    agreedBy: line.offerAgreedBy,
    agreedAt: line.offerAgreedAt?.toISOString() ?? null,
    refundCents: line.offerRefundCents ?? 0,
    arrivesBy: line.offerArrivesBy?.toISOString() ?? null,
  };
}

/** The lines of an order as they are handed out. */
export async function shownLines(
  db: Queryable,
  lines: readonly DrugOrderLineRow[],
  locale: Locale,
): Promise<Line[]> {
  const ids = lines.flatMap(({ drugId, offerDrugId, offerFromDrugId }) =>
    [drugId, offerDrugId, offerFromDrugId].flatMap((id) => id ?? []),
  );
  const drugs = await readDrugs(db, [...new Set(ids)]);
  return lines.flatMap((row): Line[] => {
    const drug = drugs.get(row.drugId);
    if (!drug) return [];
    const line = { ...row.line, drugId: row.drugId };
    return [
      {
        lineId: row.lineId,
        item: shownItem(drug, line, { locale, isApproved: true }),
        state: row.state,
        stateReason: row.stateReason,
        expectedAt: row.expectedAt?.toISOString() ?? null,
        shareCents: row.shareCents,
        refundedCents: row.refundedCents,
        parcelId: row.parcelId,
        substitution: shownOffer(row, drugs, locale),
      },
    ];
  });
}

/** The parcels of an order. `isOwner`: only its owner reads the codes by which they are handed over. */
export async function shownParcels(
  db: Queryable,
  orderNo: string,
  lines: readonly DrugOrderLineRow[],
  { locale, sender, isOwner }: { locale: Locale; sender: string; isOwner: boolean },
): Promise<Detail['parcels']> {
  const shown = await parcelsOf(db, orderNo, locale, { nameOf: () => sender, sentText });
  const rows = await db
    .select({ own: drugParcels, deliveredAt: parcels.deliveredAt })
    .from(parcels)
    .innerJoin(drugParcels, eq(drugParcels.parcelId, parcels.parcelId))
    .where(eq(parcels.orderNo, orderNo));
  return shown.flatMap((parcel) => {
    const found = rows.find(({ own }) => own.parcelId === parcel.parcelId);
    if (!found) return [];
    const { own, deliveredAt } = found;
    return [
      {
        ...parcel,
        lineIds: lines
          .filter(({ parcelId }) => parcelId === parcel.parcelId)
          .map(({ lineId }) => lineId),
        courier: own.courier,
        progressPercent: own.progressPercent,
        distanceMeters: own.distanceMeters,
        arrivesBy: own.arrivesBy?.toISOString() ?? null,
        temperatureTenths: own.temperatureTenths,
        temperatureMaxTenths: own.temperatureMaxTenths,
        handoverCode: isOwner && deliveredAt === null ? own.handoverCode : null,
        deliveredAt: deliveredAt?.toISOString() ?? null,
      },
    ];
  });
}
