import type { RenewalRefusal, RenewalSurvey } from '@xinglin/contract';
import { ageOn, consultTerms, dayAt, hospitalTimeZone, renewalTerms, textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';
import { patients } from '../people/patients/tables';
import { newerThan, visitBehind } from './renewal-chain';
import { renewalRefusal } from './renewal-rules';
import { renewers, type Renewer } from './renewers';
import {
  drugs,
  prescriptions,
  renewalRequests,
  type PrescriptionRow,
  type RenewalRequestRow,
} from './tables';

/** What renewals are judged by. */
export interface RenewalContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly locale: Locale;
  readonly all: Services['all'];
}

/** Prescriptions of a patient that are looked at, the newest first. */
const historyAtMost = 500;

/** Who renews each prescription, by its id. */
export async function renewersOf(
  { db, all }: Pick<RenewalContext, 'db' | 'all'>,
  rows: readonly Pick<PrescriptionRow, 'prescriptionId' | 'ownerId' | 'doctorId'>[],
): Promise<ReadonlyMap<string, Renewer>> {
  const [find] = all(renewers);
  const found = new Map<string, Renewer>();
  if (find === undefined) return found;
  for (const ownerId of new Set(rows.map((row) => row.ownerId))) {
    const own = rows.filter((row) => row.ownerId === ownerId);
    const doctorIds = [...new Set(own.map(({ doctorId }) => doctorId))];
    const byDoctor = await find(db, { ownerId, doctorIds });
    for (const { prescriptionId, doctorId } of own) {
      const renewer = byDoctor.get(doctorId);
      if (renewer !== undefined) found.set(prescriptionId, renewer);
    }
  }
  return found;
}

/**
 * Why each prescription cannot be renewed now, by its id; null for one that can. With what the form says of a guardian
 * also whether a small child's can. A fixed number of queries for any number of one account's.
 */
export async function renewalRefusals(
  context: RenewalContext,
  rows: readonly PrescriptionRow[],
  { isGuardianPresent }: { readonly isGuardianPresent?: boolean } = {},
): Promise<ReadonlyMap<string, RenewalRefusal | null>> {
  if (rows.length === 0) return new Map();
  const { db, now, locale } = context;
  const patientIds = [...new Set(rows.map(({ patientId }) => patientId))];
  const people = await db
    .select({
      patientId: patients.patientId,
      ownerId: patients.ownerId,
      birthDate: patients.birthDate,
    })
    .from(patients)
    .where(and(inArray(patients.patientId, patientIds), isNull(patients.deletedAt)));
  const history = await db
    .select()
    .from(prescriptions)
    .where(inArray(prescriptions.patientId, patientIds))
    .orderBy(desc(prescriptions.signedAt))
    .limit(historyAtMost * patientIds.length);
  const requests = await db
    .select()
    .from(renewalRequests)
    .where(
      inArray(
        renewalRequests.prescriptionId,
        rows.map(({ prescriptionId }) => prescriptionId),
      ),
    )
    .orderBy(desc(renewalRequests.createdAt));
  const listed = await drugsOf(db, [...rows, ...history]);
  const renewersById = await renewersOf(context, rows);
  const today = dayAt(now, hospitalTimeZone);
  const substanceOf = (drugId: string) => listed.get(drugId)?.substance ?? drugId;
  return new Map(
    rows.map((row) => {
      const { prescriptionId, patientId, ownerId } = row;
      const person = people.find((one) => one.patientId === patientId && one.ownerId === ownerId);
      const own = requests.filter((one) => one.prescriptionId === prescriptionId);
      const asked = own.find(({ state }) => state === 'asked');
      const [last] = own;
      const known = row.lines.map(({ drugId }) => listed.get(drugId));
      const facts = {
        row,
        patient: person ? { ageYears: ageOn(person.birthDate, today) } : null,
        isGuardianPresent,
        pending: asked ? { since: asked.createdAt, orderKey: asked.orderNo } : null,
        refused:
          last?.state === 'refused' && last.decidedAt
            ? { reason: last.refusal ?? '', at: last.decidedAt }
            : null,
        newerId: newerThan(row, history, substanceOf),
        visitAt: visitBehind(row, history),
        drugs: known.every((drug) => drug !== undefined)
          ? known.map(({ name, special, isForOnline, isListed }) => ({
              name: textIn(name, locale),
              isSpecial: special !== 'none',
              isForOnline: isForOnline && isListed,
            }))
          : null,
        renewer: renewersById.get(prescriptionId) ?? { doctorId: null, deptId: null },
      };
      return [prescriptionId, renewalRefusal(facts, now)];
    }),
  );
}

async function drugsOf(db: Queryable, rows: readonly PrescriptionRow[]) {
  const ids = new Set(rows.flatMap(({ lines }) => lines.map(({ drugId }) => drugId)));
  if (ids.size === 0) return new Map<string, never>();
  const found = await db
    .select()
    .from(drugs)
    .where(inArray(drugs.drugId, [...ids]));
  return new Map(found.map((drug) => [drug.drugId, drug]));
}

const dayMs = 24 * 60 * 60_000;

/**
 * What a renewal of a prescription costs in cents: the price of the service, and nothing for one that a pharmacist had
 * approved and that ended unclaimed in the last days (decision a7).
 */
export function renewalCents(
  { state, approvedAt, endedAt }: Pick<PrescriptionRow, 'state' | 'approvedAt' | 'endedAt'>,
  now: Date,
): number {
  const isFree =
    state === 'expired' &&
    approvedAt !== null &&
    endedAt !== null &&
    now.getTime() - endedAt.getTime() < renewalTerms.freeDays * dayMs;
  const { price } = consultTerms('convenient');
  return isFree || price === 'doctor' ? 0 : price;
}

/** The request to renew that a consult answers; null for another consult. */
export async function renewalOfConsult(
  db: Queryable,
  orderKey: string,
): Promise<(RenewalRequestRow & { readonly survey: z.output<typeof RenewalSurvey> }) | null> {
  const [found] = await db
    .select()
    .from(renewalRequests)
    .where(eq(renewalRequests.orderNo, orderKey));
  return found ?? null;
}

/** Its doctor prescribed or refused, or its consult ended without either; decided once. */
export async function decideRenewal(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  orderKey: string,
  decision:
    | { readonly state: 'prescribed' | 'ended' }
    | { readonly state: 'refused'; readonly reason: string },
): Promise<void> {
  await db
    .update(renewalRequests)
    .set({
      state: decision.state,
      refusal: decision.state === 'refused' ? decision.reason : null,
      decidedAt: now,
    })
    .where(and(eq(renewalRequests.orderNo, orderKey), eq(renewalRequests.state, 'asked')));
}
