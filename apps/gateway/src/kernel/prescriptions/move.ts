// Owns: the moves of a prescription, each by one guarded update.
// Must not know: who moves it and why, orders of medicines.
// Used by: the kernel's own writing and review, domains that fill prescriptions.
import {
  prescriptionMoves,
  type PrescriptionEvent,
  type PrescriptionState,
} from '@xinglin/contract';
import { addDays, dayAt } from '@xinglin/rules';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { notifyOfExpiry } from './owner-messages';
import { placesOfDoctors } from './places';
import { prescriptions, type PrescriptionRow } from './tables';

type Moving = { readonly db: Queryable; readonly now: Date };

/** From these nothing moves a prescription but a newer version. */
export const endedStates = [
  'dispensed',
  'returned',
  'expired',
  'cancelled',
  'superseded',
] as const satisfies readonly PrescriptionState[];

const isEnd = (state: PrescriptionState): boolean => endedStates.some((one) => one === state);

/**
 * Moves a prescription by a guarded update; null where it is in none of the states from which the event begins. An
 * approved one is due when its validity ends; in any other state nothing is awaited but what `changed` says.
 */
export async function movePrescription(
  { db, now }: Moving,
  prescriptionId: string,
  event: PrescriptionEvent,
  changed: Partial<PrescriptionRow> = {},
): Promise<PrescriptionRow | null> {
  const { from, to } = prescriptionMoves[event];
  const [moved] = await db
    .update(prescriptions)
    .set({
      dueAt: to === 'approved' ? (changed.validUntil ?? sql`${prescriptions.validUntil}`) : null,
      ...(isEnd(to) && { endedAt: sql`coalesce(${prescriptions.endedAt}, ${now.toISOString()})` }),
      ...changed,
      state: to,
    })
    .where(
      and(
        eq(prescriptions.prescriptionId, prescriptionId),
        inArray(prescriptions.state, [...from]),
      ),
    )
    .returning();
  return moved ?? null;
}

/**
 * Claims an approved, valid prescription for one order; null where another one has it, it is not valid, or its doctor
 * wants it back. Of any number of claims at once one succeeds.
 */
export async function claimPrescription(
  { db, now }: Moving,
  { prescriptionId, orderNo }: { readonly prescriptionId: string; readonly orderNo: string },
): Promise<PrescriptionRow | null> {
  const { from, to } = prescriptionMoves.claim;
  const [claimed] = await db
    .update(prescriptions)
    .set({ state: to, claimedBy: orderNo, claimedAt: now, dueAt: null })
    .where(
      and(
        eq(prescriptions.prescriptionId, prescriptionId),
        inArray(prescriptions.state, [...from]),
        isNull(prescriptions.claimedBy),
        gt(prescriptions.validUntil, now),
      ),
    )
    .returning();
  return claimed ?? null;
}

/**
 * The order ended before anything was handed out: the prescription can be claimed again until its hour. Where the hour
 * has passed it expires, and where its doctor recalled it, it is cancelled. Does nothing for another order.
 */
export async function releasePrescription(
  { db, now }: Moving,
  { prescriptionId, orderNo }: { readonly prescriptionId: string; readonly orderNo: string },
): Promise<void> {
  const { from, to } = prescriptionMoves.release;
  const [released] = await db
    .update(prescriptions)
    .set({
      state: to,
      claimedBy: null,
      claimedAt: null,
      dueAt: sql`${prescriptions.validUntil}`,
    })
    .where(
      and(
        eq(prescriptions.prescriptionId, prescriptionId),
        eq(prescriptions.claimedBy, orderNo),
        inArray(prescriptions.state, [...from]),
      ),
    )
    .returning();
  if (released === undefined) return;
  if (released.recallAskedAt !== null)
    await movePrescription({ db, now }, prescriptionId, 'cancel');
  else await expirePrescription({ db, now }, prescriptionId);
}

/** Ends an approved prescription whose hour has passed, and notifies its owner; does nothing before. */
export async function expirePrescription(
  { db, now }: Moving,
  prescriptionId: string,
): Promise<PrescriptionRow | null> {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId))
    .for('update');
  if (row?.state !== 'approved' || row.validUntil === null || row.validUntil > now) return null;
  const expired = await movePrescription({ db, now }, prescriptionId, 'expire');
  if (expired !== null) await notifyOfExpiry({ db, now }, expired);
  return expired;
}

/**
 * Medicines of it were handed over; `isAll` where no line is open, `handedLineIds` are those that the patient has. A
 * sheet of which nothing was handed over is never dispensed: its order releases it. What the patient has runs out with
 * the shortest of these lines, counted from the day on which the last one arrived.
 */
export async function markDispensed(
  { db, now }: Moving,
  {
    prescriptionId,
    isAll,
    handedLineIds,
  }: {
    readonly prescriptionId: string;
    readonly isAll: boolean;
    readonly handedLineIds: readonly string[];
  },
): Promise<void> {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId))
    .for('update');
  if (row === undefined) return;
  const handed = row.lines.filter(({ lineId }) => handedLineIds.includes(lineId));
  if (handed.length === 0) return;
  if (!isAll) {
    await movePrescription({ db, now }, prescriptionId, 'dispensePart');
    return;
  }
  const { timeZone } = await placesOfDoctors(db, [row.doctorId]).then((places) =>
    places.of(row.doctorId),
  );
  const days = Math.min(...handed.map((line) => line.days));
  await movePrescription({ db, now }, prescriptionId, 'dispenseAll', {
    claimedBy: null,
    claimedAt: null,
    arrivedAt: now,
    runsOutOn: addDays(dayAt(now, timeZone), days),
  });
}
