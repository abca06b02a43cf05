import type { PrescriptionState } from '@xinglin/contract';
import type { PrescriptionRow } from './tables';

/** States of a prescription that takes the place of an earlier one. */
const counting: ReadonlySet<PrescriptionState> = new Set([
  'inReview',
  'approved',
  'claimed',
  'partlyDispensed',
  'dispensed',
  'expired',
]);

type Sheet = Pick<
  PrescriptionRow,
  | 'prescriptionId'
  | 'ownerId'
  | 'patientId'
  | 'state'
  | 'signedAt'
  | 'orderKey'
  | 'renewedFrom'
  | 'supersedes'
  | 'lines'
>;

/** The newest later prescription of the same patient that has all the substances of a sheet; null for none. */
export function newerThan(
  sheet: Sheet,
  history: readonly Sheet[],
  substanceOf: (drugId: string) => string,
): string | null {
  const wanted = sheet.lines.map(({ drugId }) => substanceOf(drugId));
  const hasAll = ({ lines }: Sheet) => {
    const own = new Set(lines.map(({ drugId }) => substanceOf(drugId)));
    return wanted.every((substance) => own.has(substance));
  };
  const [newest] = history
    .filter(
      (one) =>
        one.patientId === sheet.patientId &&
        one.ownerId === sheet.ownerId &&
        one.signedAt > sheet.signedAt &&
        counting.has(one.state) &&
        hasAll(one),
    )
    .toSorted((one, other) => other.signedAt.getTime() - one.signedAt.getTime());
  return newest?.prescriptionId ?? null;
}

/** When the patient was on site for what a sheet repeats in the end; null where no such visit is on record. */
export function visitBehind(sheet: Sheet, history: readonly Sheet[]): Date | null {
  const byId = new Map(history.map((one) => [one.prescriptionId, one]));
  const seen = new Set<string>();
  let at: Sheet | undefined = sheet;
  while (at !== undefined && !seen.has(at.prescriptionId)) {
    if (at.orderKey === null) return at.signedAt;
    seen.add(at.prescriptionId);
    const former: string | null = at.renewedFrom ?? at.supersedes;
    at = former === null ? undefined : byId.get(former);
  }
  return null;
}
