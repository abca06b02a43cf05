// Owns: for whom a doctor prescribes in a consult, and whether now.
// Must not know: what only the domain of consults knows of one.
// Used by: signing, the desk of doctors, the sandbox's colleague.
import { ageOn, dayAt } from '@xinglin/rules';
import { and, eq, gte, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { lockToSay, standingOf } from '../conversations/conversation-kind';
import { conversationMessages, conversations, type ConversationRow } from '../conversations/tables';
import { orders } from '../orders/tables';
import { patients } from '../people/patients/tables';
import type { CheckedPatient } from './checks/checks';
import { readHealthFacts } from './health-facts';
import { renewalOfConsult } from './renewals';
import { prescriptions, type PrescriptionRow, type WrittenLine } from './tables';

/** Most prescriptions of a patient that a check looks at. */
const lookedAt = 50;

export interface PrescribingContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly locale: Locale;
  readonly services: Services;
}

/** A consult as one in which its doctor prescribes. */
export interface Prescribing {
  readonly orderKey: string;
  readonly ownerId: string;
  readonly doctorId: string;
  /** Language of the messages about the consult. */
  readonly orderLocale: Locale;
  readonly conversation: ConversationRow;
  readonly patientName: string;
  readonly patient: CheckedPatient;
  readonly renewal: Awaited<ReturnType<typeof renewalOfConsult>>;
  /** Why nothing can be prescribed now; null where it can. */
  readonly whyNot: 'closed' | 'notAnswered' | null;
}

/** A patient as the checks know them; null once they were deleted. */
export async function checkedPatient(
  { db, now }: Pick<PrescribingContext, 'db' | 'now'>,
  patientId: string,
): Promise<(CheckedPatient & { readonly name: string }) | null> {
  const [found] = await db
    .select({ name: patients.name, gender: patients.gender, birthDate: patients.birthDate })
    .from(patients)
    .where(and(eq(patients.patientId, patientId), isNull(patients.deletedAt)));
  if (found === undefined) return null;
  const { name, gender, birthDate } = found;
  const day = dayAt(now);
  const ageYears = birthDate > day ? null : ageOn(birthDate, day);
  return { patientId, name, gender, ageYears, ...(await readHealthFacts(db, patientId)) };
}

/** The consult of a conversation as one to prescribe in; refuses what is none with `forbidden`. */
export async function prescribingOf(
  context: PrescribingContext,
  orderKey: string,
): Promise<Prescribing> {
  const { db, now, locale, services } = context;
  const [found = refuse('forbidden')] = await db
    .select({ order: orders, conversation: conversations })
    .from(orders)
    .innerJoin(conversations, eq(conversations.key, orders.orderNo))
    .where(and(eq(orders.orderNo, orderKey), eq(orders.kind, 'consult')));
  const { order, conversation } = found;
  const patient = order.patientId === null ? null : await checkedPatient(context, order.patientId);
  if (patient === null) return refuse('forbidden');
  const { name: patientName, ...checked } = patient;
  const renewal = await renewalOfConsult(db, orderKey);
  const { phase } = await standingOf({ db, now, locale, all: services.all }, conversation);
  return {
    orderKey,
    ownerId: conversation.ownerId,
    doctorId: conversation.doctorId,
    orderLocale: order.locale,
    conversation,
    patientName,
    patient: checked,
    renewal,
    whyNot: await whyNot(db, { orderKey, phase, isRenewal: renewal !== null }),
  };
}

/** A doctor prescribes in an open conversation, once they have answered; a renewal is the question itself. */
async function whyNot(
  db: Queryable,
  {
    orderKey,
    phase,
    isRenewal,
  }: { readonly orderKey: string; readonly phase: string; readonly isRenewal: boolean },
): Promise<Prescribing['whyNot']> {
  if (phase !== 'open') return 'closed';
  if (isRenewal) return null;
  const ofDoctor = and(
    eq(conversationMessages.key, orderKey),
    eq(conversationMessages.side, 'doctor'),
  );
  return (await db.$count(conversationMessages, ofDoctor)) > 0 ? null : 'notAnswered';
}

/** Lines that a patient takes besides a sheet: of other prescriptions that are valid, or whose medicines last. */
export async function linesBesides(
  { db, now }: Pick<PrescribingContext, 'db' | 'now'>,
  patientId: string,
  without: readonly (string | null | undefined)[],
): Promise<readonly WrittenLine[]> {
  const left = without.flatMap((id) => id ?? []);
  const rows = await db
    .select({ lines: prescriptions.lines })
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.patientId, patientId),
        left.length === 0 ? undefined : notInArray(prescriptions.prescriptionId, left),
        or(
          eq(prescriptions.state, 'inReview'),
          eq(prescriptions.state, 'approved'),
          eq(prescriptions.state, 'claimed'),
          eq(prescriptions.state, 'partlyDispensed'),
          and(eq(prescriptions.state, 'dispensed'), gte(prescriptions.runsOutOn, dayAt(now))),
        ),
      ),
    )
    .limit(lookedAt);
  return rows.flatMap(({ lines }) => lines);
}

/** Whether the patient was here before: an earlier prescription, a visit on site, or proofs of one elsewhere. */
export async function isRevisit(
  db: Queryable,
  { patient, renewal }: Pick<Prescribing, 'patient' | 'renewal'>,
): Promise<boolean> {
  if (renewal !== null) return true;
  const { patientId } = patient;
  const earlier = and(eq(prescriptions.patientId, patientId), ne(prescriptions.state, 'draft'));
  if ((await db.$count(prescriptions, earlier)) > 0) return true;
  const visits = and(
    eq(orders.patientId, patientId),
    eq(orders.kind, 'registration'),
    eq(orders.stateGroup, 'completed'),
  );
  return (await db.$count(orders, visits)) > 0;
}

/**
 * Locks a prescription, behind its conversation, and reads it as it is then: whatever says something about it locks in
 * this order. Refuses an unknown one with `forbidden`.
 */
export async function lockPrescription(
  { db, services }: Pick<PrescribingContext, 'db' | 'services'>,
  prescriptionId: string,
): Promise<PrescriptionRow> {
  const isIt = eq(prescriptions.prescriptionId, prescriptionId);
  const [found = refuse('forbidden')] = await db
    .select({ key: conversations.key })
    .from(prescriptions)
    .leftJoin(conversations, eq(conversations.key, prescriptions.orderKey))
    .where(isIt);
  if (found.key !== null) await lockToSay({ db, all: services.all }, found.key);
  const [row = refuse('forbidden')] = await db
    .select()
    .from(prescriptions)
    .where(isIt)
    .for('update');
  return row;
}
