import { medicineDeskShapes } from '@xinglin/contract';
import { and, desc, eq, gt, isNull, ne, notInArray, or } from 'drizzle-orm';
import { isConversationOfDoctor } from '../../../kernel/conversations/of-doctor';
import { deskAction, type DeskContext } from '../../../kernel/desk/desk-action';
import { picturesData } from '../../../kernel/files/picture-data';
import { cancelPrescription } from '../../../kernel/prescriptions/cancel';
import { textOf } from '../../../kernel/prescriptions/locales';
import { prescribingOf, type Prescribing } from '../../../kernel/prescriptions/prescribing';
import { prescriptionDetail, prescriptionDetails } from '../../../kernel/prescriptions/read';
import { prescriptions, type PrescriptionRow } from '../../../kernel/prescriptions/tables';
import { weighWritten } from '../../../kernel/prescriptions/weigh';
import { refuseRenewal, signPrescription } from '../../../kernel/prescriptions/write';
import { allergiesOf, isPrescriptionOfDoctor } from './rules';
import { listedDrugs } from './search-drugs';

const ofConsult = ({ orderKey }: { readonly orderKey: string }) => orderKey;
const ofPrescription = ({ prescriptionId }: { readonly prescriptionId: string }) => prescriptionId;

/** Most prescriptions that are shown of a consult, and of the year before. */
const shownAtMost = 20;

const yearMs = 365 * 24 * 60 * 60_000;

/** As it is read with the desk's context. */
const reading = ({ db, now, locale, services }: DeskContext) => ({
  db,
  now,
  locale,
  all: services.all,
});

/** The prescriptions of a consult, and those of its patient of the last year, the newest first. */
async function prescribedBefore(
  { db, now }: DeskContext,
  { orderKey, patient, doctorId }: Prescribing,
): Promise<{ readonly own: PrescriptionRow[]; readonly earlier: PrescriptionRow[] }> {
  const own = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.orderKey, orderKey))
    .orderBy(desc(prescriptions.signedAt), desc(prescriptions.version))
    .limit(shownAtMost);
  const earlier = await db
    .select()
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.patientId, patient.patientId),
        gt(prescriptions.signedAt, new Date(now.getTime() - yearMs)),
        // A draft is its doctor's alone.
        or(ne(prescriptions.state, 'draft'), eq(prescriptions.doctorId, doctorId)),
        notInArray(prescriptions.state, ['superseded', 'returned']),
        or(isNull(prescriptions.orderKey), ne(prescriptions.orderKey, orderKey)),
      ),
    )
    .orderBy(desc(prescriptions.signedAt))
    .limit(shownAtMost);
  return { own, earlier };
}

/** The request to renew of a consult, with the sheet that is to be repeated. */
async function shownRenewal(context: DeskContext, { renewal }: Prescribing) {
  if (renewal === null) return null;
  const { db, services } = context;
  const [former] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, renewal.prescriptionId));
  if (former === undefined) throw new Error('a request to renew no prescription');
  return {
    former: await prescriptionDetail(reading(context), former),
    survey: renewal.survey,
    proofs: await picturesData(db, services.files, renewal.proofs),
  };
}

/** What doctors do with prescriptions. */
export const doctorPrescriptionDesk = [
  deskAction({
    name: 'open-prescribing',
    summary:
      'What a doctor needs to prescribe in a consult: the patient, the request to renew, earlier prescriptions.',
    roles: ['doctor'],
    isRead: true,
    isOfDoctor: isConversationOfDoctor,
    ...medicineDeskShapes['open-prescribing'],
    subject: ofConsult,
    async handle({ orderKey }, context) {
      const { locale } = context;
      const prescribing = await prescribingOf(context, orderKey);
      const { patient, patientName, whyNot } = prescribing;
      const { own, earlier } = await prescribedBefore(context, prescribing);
      const details = await prescriptionDetails(reading(context), [...own, ...earlier]);
      return {
        orderKey,
        patient: { name: patientName, gender: patient.gender, age: patient.ageYears },
        whyNot: whyNot === null ? null : textOf(locale, `desk.${whyNot}`),
        allergies: allergiesOf(patient, locale),
        isPregnant: patient.isPregnant,
        renewal: await shownRenewal(context, prescribing),
        prescriptions: details.slice(0, own.length),
        earlier: details.slice(own.length),
      };
    },
  }),
  deskAction({
    name: 'search-drugs',
    summary:
      'Medicines of the list by name or substance, each with the rule that forbids it online; twenty at most.',
    // Pharmacies look up what they offer in place of another maker's.
    roles: ['doctor', 'pharmacist', 'service'],
    isRead: true,
    // The list of medicines is of no patient.
    isOfDoctor: async () => true,
    ...medicineDeskShapes['search-drugs'],
    handle: async ({ q }, { db, locale }) => ({ items: await listedDrugs(db, q, locale) }),
  }),
  deskAction({
    name: 'check-prescription',
    summary: 'What the checks and the rules of prescribing say of what is written; signs nothing.',
    roles: ['doctor'],
    isRead: true,
    isOfDoctor: isConversationOfDoctor,
    ...medicineDeskShapes['check-prescription'],
    subject: ofConsult,
    async handle({ orderKey, ...written }, context) {
      const prescribing = await prescribingOf(context, orderKey);
      const { findings, rules, items, contentHash } = await weighWritten(
        context,
        prescribing,
        written,
      );
      return { findings: [...findings], rules: [...rules], items: [...items], contentHash };
    },
  }),
  deskAction({
    name: 'sign-prescription',
    summary:
      'Signs what the check showed and hands it to the pharmacists; the same content is signed once.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    ...medicineDeskShapes['sign-prescription'],
    subject: ofConsult,
    async handle(input, context) {
      const { prescriptionId, number } = await signPrescription(context, input);
      return { prescriptionId, number };
    },
  }),
  deskAction({
    name: 'refuse-renewal',
    summary: 'Renews nothing in a consult, and says why to the patient.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    ...medicineDeskShapes['refuse-renewal'],
    subject: ofConsult,
    async handle({ orderKey, reason }, context) {
      await refuseRenewal(context, orderKey, reason);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'cancel-prescription',
    summary:
      'Cancels a prescription and says why; one that an order has claimed is requested back from its pharmacy.',
    roles: ['doctor'],
    isOfDoctor: isPrescriptionOfDoctor,
    ...medicineDeskShapes['cancel-prescription'],
    subject: ofPrescription,
    async handle({ prescriptionId, reason }, context) {
      return {
        prescriptionId,
        isCancelled: await cancelPrescription(context, prescriptionId, reason),
      };
    },
  }),
];
