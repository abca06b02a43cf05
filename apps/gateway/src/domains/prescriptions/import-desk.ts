import { Id, Instant, PrescribedDose, writtenText } from '@xinglin/contract';
import { addDays, ageOn, dayAt, hospitalTimeZone } from '@xinglin/rules';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { patients } from '../../kernel/people/patients/tables';
import { doctors } from '../../kernel/places/tables';
import { contentHashOf } from '../../kernel/prescriptions/content';
import { drugs, prescriptions, type WrittenLine } from '../../kernel/prescriptions/tables';
import { sha256 } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { renewalOffersDeadline } from './renewal-offers';

const Sheet = z.object({
  /** Number of the sheet in the hospital's system: brought again, it is the same one. */
  sheetNo: writtenText({ min: 1, max: 40 }),
  patientId: Id,
  doctorId: Id,
  diagnosis: writtenText({ min: 1, max: 100 }),
  items: z.array(PrescribedDose).min(1).max(5),
  note: writtenText({ max: 300 }).optional(),
  signedAt: Instant,
  /** When the patient had the last of its medicines; left out where they were not handed out. */
  arrivedAt: Instant.optional(),
});
type Sheet = z.output<typeof Sheet>;

/** The patient, their owner and the doctor as they are known here; refuses what is unknown or lies in the future. */
async function known({ patientId, doctorId, items, ...moments }: Sheet, context: DeskContext) {
  const { db, now } = context;
  const [patient = refuse('forbidden')] = await db
    .select()
    .from(patients)
    .where(and(eq(patients.patientId, patientId), isNull(patients.deletedAt)));
  const [doctor = refuse('forbidden')] = await db
    .select({ hospitalId: doctors.hospitalId })
    .from(doctors)
    .where(eq(doctors.id, doctorId));
  const drugIds = [...new Set(items.map(({ drugId }) => drugId))];
  const [listed] = await db
    .select({ count: count() })
    .from(drugs)
    .where(inArray(drugs.drugId, drugIds));
  if (listed?.count !== drugIds.length) refuse('forbidden');
  const signedAt = new Date(moments.signedAt);
  const arrivedAt = moments.arrivedAt === undefined ? null : new Date(moments.arrivedAt);
  if (signedAt > now || (arrivedAt !== null && (arrivedAt > now || arrivedAt < signedAt)))
    refuse('forbidden');
  return { patient, hospitalId: doctor.hospitalId, signedAt, arrivedAt };
}

/** How many eight-digit numbers there are. */
const numbers = 100_000_000;

/** Numbers that are tried for a sheet, one after the other: another sheet may have the first ones. */
const tries = 20;

/** Eight digits for a sheet, the same whenever it is brought: the first to try, and those after it. */
const numberOf = (id: string, round: number): string =>
  String((Number.parseInt(id.slice(0, 12), 16) + round) % numbers).padStart(8, '0');

/** Whether the sheet is there already. Refuses another content under its number: what a patient was shown stays. */
async function isBrought(
  { db }: Pick<DeskContext, 'db'>,
  { prescriptionId, contentHash, patientId }: Omit<typeof prescriptions.$inferInsert, 'number'>,
): Promise<boolean> {
  const [former] = await db
    .select({ contentHash: prescriptions.contentHash, patientId: prescriptions.patientId })
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  if (former === undefined) return false;
  if (former.contentHash !== contentHash || former.patientId !== patientId) refuse('forbidden');
  return true;
}

/** Stores a sheet under the first free number; one that is there already stays as it is. */
async function insertSheet(
  context: Pick<DeskContext, 'db'>,
  sheet: Omit<typeof prescriptions.$inferInsert, 'number'>,
): Promise<void> {
  for (let round = 0; round < tries; round += 1) {
    const [added] = await context.db
      .insert(prescriptions)
      .values({ ...sheet, number: numberOf(sheet.prescriptionId, round) })
      .onConflictDoNothing()
      .returning({ prescriptionId: prescriptions.prescriptionId });
    if (added !== undefined || (await isBrought(context, sheet))) return;
  }
  throw new Error('no number is free for a prescription');
}

async function importSheet(input: Sheet, context: DeskContext): Promise<string> {
  const { patient, hospitalId, signedAt, arrivedAt } = await known(input, context);
  const { patientId, doctorId, diagnosis } = input;
  const lines: WrittenLine[] = input.items.map((item, index) => ({
    ...item,
    lineId: String(index + 1),
  }));
  const prescriptionId = sha256(`${hospitalId}\n${input.sheetNo}`).slice(0, 32);
  const content = {
    patientName: patient.name,
    patientGender: patient.gender,
    patientAge: ageOn(patient.birthDate, dayAt(signedAt, hospitalTimeZone)),
    doctorId,
    diagnosis,
    note: input.note ?? null,
    longReason: null,
    validDays: 1,
    lines,
  };
  const contentHash = contentHashOf(content);
  const shortest = Math.min(...lines.map(({ days }) => days));
  await insertSheet(context, {
    ...content,
    prescriptionId,
    // It has no signatures of ours: a sheet on paper, which was filled there or has ended.
    state: arrivedAt === null ? 'expired' : 'dispensed',
    ownerId: patient.ownerId,
    patientId,
    contentHash,
    signedAt,
    reviewBefore: signedAt,
    endedAt: arrivedAt ?? signedAt,
    arrivedAt,
    runsOutOn: arrivedAt && addDays(dayAt(arrivedAt, hospitalTimeZone), shortest),
  });
  return prescriptionId;
}

/** What a hospital's system brings of visits on site. */
export const earlierSheetDesk = [
  deskAction({
    name: 'import-prescription',
    summary:
      'Brings a prescription of a visit on site, so that it can be renewed; brought again, it is the same one.',
    // Of the hospital's systems alone.
    roles: [],
    request: Sheet,
    response: z.object({ prescriptionId: Id }),
    subject: ({ sheetNo }) => sheetNo,
    async handle(input, context) {
      const prescriptionId = await importSheet(input, context);
      const { now, services } = context;
      context.afterCommit(() => services.deadlines.schedule(renewalOffersDeadline.name, now));
      return { prescriptionId };
    },
  }),
];
