import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { checkLines } from '../../kernel/prescriptions/checks/checks';
import { readHealthFacts } from '../../kernel/prescriptions/health-facts';
import {
  prescriptionFindings,
  prescriptions,
  type PrescriptionRow,
  type WrittenLine,
} from '../../kernel/prescriptions/tables';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { linesOfOrder } from './lines';
import type { DrugOrderOf } from './order-rules';

/** The prescription of an order. */
export async function prescriptionOf(
  db: Queryable,
  prescriptionId: string,
): Promise<PrescriptionRow> {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  return row ?? refuse('forbidden');
}

/**
 * Checks what an order hands out, with `changed` in place of one of its lines, and stores what was found. Refuses with
 * `prescriptionUnsafe` what a finding forbids.
 */
export async function checkDispensing(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  { orderNo, own, locale }: DrugOrderOf,
  changed?: WrittenLine,
): Promise<void> {
  const sheet = await prescriptionOf(db, own.prescriptionId);
  const lines = (await linesOfOrder(db, orderNo))
    .filter(({ state }) => state !== 'declined')
    .map(({ drugId, line }): WrittenLine =>
      line.lineId === changed?.lineId ? changed : { ...line, drugId },
    );
  const patient = {
    patientId: sheet.patientId,
    ageYears: sheet.patientAge,
    gender: sheet.patientGender,
    ...(await readHealthFacts(db, sheet.patientId)),
  };
  const findings = [...(await checkLines({ db, locale }, patient, lines, []))];
  const forbidden = findings.filter(({ severity }) => severity === 'forbidden');
  if (forbidden.length > 0) refuse('prescriptionUnsafe', { data: { findings: forbidden } });
  const checked = { findings, by: own.pharmacyId, at: now };
  await db
    .insert(prescriptionFindings)
    .values({ prescriptionId: sheet.prescriptionId, stage: 'dispensing', ...checked })
    .onConflictDoUpdate({
      target: [prescriptionFindings.prescriptionId, prescriptionFindings.stage],
      set: checked,
    });
}
