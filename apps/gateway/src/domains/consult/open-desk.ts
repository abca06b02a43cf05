import { consultStates, deskShapes } from '@xinglin/contract';
import { consultTerms, textIn } from '@xinglin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { orders } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import { doctors } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { consultActsOf, type ConsultReader } from './consult-acts';
import { isConsultOfDoctor } from './of-doctor';
import { ageAt } from './patient-age';
import { grantedRecords } from './records/grants';
import { consultOrders } from './tables';

/** As whom the caller looks at a consult. */
async function readerOf(context: DeskContext, orderKey: string): Promise<ConsultReader> {
  const { actor } = context;
  // The hospital's system acts for its doctors.
  if (actor.kind === 'key') return { isItsDoctor: true, isNurse: false };
  const { roles, doctorId } = actor;
  return {
    isItsDoctor:
      roles.includes('doctor') &&
      doctorId !== null &&
      (await isConsultOfDoctor(doctorId, { orderKey }, context)),
    isNurse: roles.includes('nurse'),
  };
}

/** One consult, for its doctor and the nurses. */
export const openConsultDesk = [
  deskAction({
    name: 'open-consult',
    summary:
      'One consult as it was sent, with its pictures, the records that its patient shows, and what the reader can do with it.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: isConsultOfDoctor,
    ...deskShapes['open-consult'],
    subject: ({ orderKey }) => orderKey,
    async handle({ orderKey }, context) {
      const { db, locale, now, services } = context;
      const [row = refuse('forbidden')] = await db
        .select({ order: orders, own: consultOrders, patient: patients, doctorName: doctors.name })
        .from(orders)
        .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
        .leftJoin(
          patients,
          and(eq(patients.patientId, consultOrders.patientId), isNull(patients.deletedAt)),
        )
        .leftJoin(doctors, eq(doctors.id, consultOrders.doctorId))
        .where(eq(orders.orderNo, orderKey));
      const { order, own, patient, doctorName } = row;
      const { consultKind: kind, patientName, answeredAt } = own;
      const { paidCents, refundedCents } = order;
      const state = consultStates.find((one) => one === order.state) ?? refuse('forbidden');
      const promise = answeredAt === null ? own.answerBefore : null;
      return {
        orderKey,
        kind,
        medium: consultTerms(kind).medium,
        state,
        patientName,
        patient: {
          name: patientName,
          gender: patient?.gender ?? null,
          age: patient && ageAt(patient.birthDate, now),
        },
        doctorId: own.doctorId,
        doctorName: doctorName && textIn(doctorName, locale),
        question: own.question,
        formerOrderKey: own.upgradedFrom,
        treated: own.treated,
        earlierDiagnosis: own.earlierDiagnosis,
        added: own.preconsult,
        pictures: await picturesData(db, services.files, own.pictures),
        records: await grantedRecords(services, db, orderKey, {
          locale: order.locale,
          side: 'doctor',
        }),
        askedAt: order.createdAt.toISOString(),
        answerBefore: promise?.toISOString() ?? null,
        answeredAt: answeredAt?.toISOString() ?? null,
        paidCents,
        refundedCents,
        acts: consultActsOf(
          { state, own, paidCents, refundedCents },
          await readerOf(context, orderKey),
        ),
      };
    },
  }),
];
