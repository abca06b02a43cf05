import type { PrescribedDose } from '@xinglin/contract';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { checkLines } from './checks/checks';
import { contentHashOf, type SignedContent } from './content';
import { brokenRules, readDrugs, shownItem, type BrokenRule, type ShownItem } from './drugs';
import { isRevisit, linesBesides, type Prescribing, type PrescribingContext } from './prescribing';
import type { DrugRow, Finding, PrescriptionRow, WrittenLine } from './tables';

/** What a doctor writes. */
export interface Written {
  readonly diagnosis: string;
  readonly items: readonly z.output<typeof PrescribedDose>[];
  readonly note?: string | undefined;
  readonly longReason?: string | undefined;
  readonly validDays: number;
}

/** Why a finding is accepted. */
export interface Override {
  readonly check: string;
  readonly drugIds: readonly string[];
  readonly reason: string;
}

/** What is written as it would be signed, and what the checks and rules say of it. */
export interface Weighed {
  readonly content: SignedContent;
  readonly contentHash: string;
  readonly findings: readonly Finding[];
  readonly rules: readonly BrokenRule[];
  readonly items: readonly ShownItem[];
}

/** Medicines of lines; refuses one that is not in the list. */
async function drugsOfLines(
  { db, locale }: { readonly db: PrescribingContext['db']; readonly locale: Locale },
  lines: readonly WrittenLine[],
): Promise<ReadonlyMap<string, DrugRow>> {
  const drugs = await readDrugs(
    db,
    lines.map(({ drugId }) => drugId),
  );
  const unknown = lines.flatMap(({ drugId }, at) =>
    drugs.has(drugId) ? [] : [{ field: `items.${at}.drugId` }],
  );
  if (unknown.length > 0) refuseFields(unknown, locale);
  return drugs;
}

/** Checks what is written for the patient of a consult. `supersedes`: the version whose place it takes. */
export async function weighWritten(
  context: PrescribingContext,
  prescribing: Prescribing,
  written: Written,
  supersedes?: string,
): Promise<Weighed> {
  const { db, locale } = context;
  const { patient, patientName, doctorId, renewal } = prescribing;
  const lines = written.items.map((item, at) => ({ ...item, lineId: String(at + 1) }));
  const drugs = await drugsOfLines(context, lines);
  const longReason = filled(written.longReason);
  const content: SignedContent = {
    patientName,
    patientGender: patient.gender,
    patientAge: patient.ageYears,
    doctorId,
    diagnosis: written.diagnosis,
    note: filled(written.note),
    longReason,
    validDays: written.validDays,
    lines,
  };
  const besides = await linesBesides(context, patient.patientId, [
    renewal?.prescriptionId,
    supersedes,
  ]);
  return {
    content,
    contentHash: contentHashOf(content),
    findings: await checkLines({ db, locale }, patient, lines, besides),
    rules: brokenRules(
      {
        lines,
        longReason,
        patientAge: patient.ageYears,
        isGuardianPresent: renewal?.survey.isGuardianPresent === true,
        isRevisit: await isRevisit(db, prescribing),
      },
      drugs,
      locale,
    ),
    items: lines.flatMap((line) => {
      const drug = drugs.get(line.drugId);
      // A doctor sees no package either before it is approved.
      return drug === undefined ? [] : [shownItem(drug, line, { locale, isApproved: false })];
    }),
  };
}

const filled = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;

/** The signed content of a stored prescription. */
export const contentOf = (row: PrescriptionRow): SignedContent => ({
  patientName: row.patientName,
  patientGender: row.patientGender,
  patientAge: row.patientAge,
  doctorId: row.doctorId,
  diagnosis: row.diagnosis,
  note: row.note,
  longReason: row.longReason,
  validDays: row.validDays,
  lines: row.lines,
});

const sameDrugs = (left: readonly string[], right: readonly string[]): boolean =>
  left.toSorted().join('\n') === right.toSorted().join('\n');

/** The findings with the reasons by which they are accepted; null for what needs one and has none. */
export const withReasons = (
  findings: readonly Finding[],
  overrides: readonly Override[],
): readonly Finding[] =>
  findings.map((finding) => {
    const found = overrides.find(
      ({ check, drugIds }) => check === finding.check && sameDrugs(drugIds, finding.drugIds),
    );
    return finding.severity === 'warning' && found !== undefined
      ? { ...finding, overrideReason: found.reason }
      : finding;
  });

/** Refuses with `prescriptionUnsafe` where a finding forbids it, or is a warning without a reason. */
export function requireSafe(findings: readonly Finding[]): void {
  const open = findings.filter(
    ({ severity, overrideReason }) =>
      severity === 'forbidden' || (severity === 'warning' && overrideReason === null),
  );
  if (open.length > 0) refuse('prescriptionUnsafe', { data: { findings: open } });
}

/** Refuses with `prescribingRuleBroken` and the sentence of the first rule that is broken. */
export function requireRules([broken]: readonly BrokenRule[]): void {
  if (broken !== undefined)
    refuse('prescribingRuleBroken', { data: { rule: broken.text }, words: () => broken.text });
}
