import type { ResponseOf, prescriptions as calls } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { DrugRow, WrittenLine } from './tables';

export type ShownItem = ResponseOf<(typeof calls)['getPrescription']>['items'][number];

/** Medicines by their ids. */
export async function readDrugs(
  _db: Queryable,
  _drugIds: readonly string[],
): Promise<ReadonlyMap<string, DrugRow>> {
  throw new Error('not written yet');
}

/** A line as people read it; its picture only once a pharmacist approved it. */
export function shownItem(
  _drug: DrugRow,
  _line: WrittenLine,
  _options: { readonly locale: Locale; readonly isApproved: boolean },
): ShownItem {
  throw new Error('not written yet');
}

/** A rule of prescribing that is broken, with its sentence. */
export interface BrokenRule {
  readonly rule: string;
  readonly text: string;
}

/** The rules of prescribing online (处方管理办法, 互联网诊疗监管细则) that what is written breaks. */
export function brokenRules(
  _written: {
    readonly lines: readonly WrittenLine[];
    readonly longReason: string | null;
    readonly patientAge: number | null;
    readonly isGuardianPresent: boolean;
    /** An earlier prescription or a proof of a visit on site. */
    readonly isRevisit: boolean;
  },
  _drugs: ReadonlyMap<string, DrugRow>,
  _locale: Locale,
): readonly BrokenRule[] {
  throw new Error('not written yet');
}
