import { Id, Instant, telemedicineStates, writtenText } from '@xinglin/contract';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { followMoves } from '../../kernel/orders/deadlines';
import { orders } from '../../kernel/orders/tables';
import { refuse } from '../../platform/refusal';
import { beginSession, finishSession, refuseSession } from './expert-side';
import { telemedicineOrders } from './tables';

const OneOrder = z.object({ orderNo: Id });
const Words = writtenText({ min: 1, max: 1000 });
const subject = ({ orderNo }: { readonly orderNo: string }) => orderNo;

/** Sessions in which a doctor takes part, as the expert or at the patient's side. */
const withDoctor = (doctorId: string) =>
  or(eq(telemedicineOrders.doctorId, doctorId), eq(telemedicineOrders.localDoctorId, doctorId));

/** Whether a doctor takes part in a session. */
async function isOfDoctor(
  doctorId: string,
  { orderNo }: { readonly orderNo: string },
  { db }: Pick<DeskContext, 'db'>,
): Promise<boolean> {
  const one = and(eq(telemedicineOrders.orderNo, orderNo), withDoctor(doctorId));
  return (await db.$count(telemedicineOrders, one)) > 0;
}

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What experts, local doctors and service do with sessions of the tele-clinic. */
export const telemedicineDesk = [
  deskAction({
    name: 'list-telemedicine',
    summary: 'Sessions that are booked or have begun, the next one first, a hundred at most.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    // The rows are those of the doctor alone.
    isOfDoctor: async () => true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          orderNo: Id,
          state: z.enum(telemedicineStates),
          doctorId: Id,
          localDoctorId: Id.nullable(),
          startsAt: Instant,
        }),
      ),
    }),
    async handle(_, { db, onlyDoctorId }) {
      const rows = await db
        .select({ state: orders.state, own: telemedicineOrders })
        .from(orders)
        .innerJoin(telemedicineOrders, eq(telemedicineOrders.orderNo, orders.orderNo))
        .where(
          and(
            inArray(orders.state, ['booked', 'inProgress']),
            onlyDoctorId === null ? undefined : withDoctor(onlyDoctorId),
          ),
        )
        .orderBy(asc(telemedicineOrders.startsAt))
        .limit(linesShown);
      return {
        items: rows.flatMap(({ state, own: { orderNo, doctorId, localDoctorId, startsAt } }) => {
          const known = telemedicineStates.find((one) => one === state);
          if (known === undefined) return [];
          const at = startsAt.toISOString();
          return [{ orderNo, state: known, doctorId, localDoctorId, startsAt: at }];
        }),
      };
    },
  }),
  deskAction({
    name: 'open-telemedicine',
    summary: 'One session with its case, what was added to it and its pictures.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor,
    request: OneOrder,
    response: z.object({
      orderNo: Id,
      state: z.string(),
      patientName: z.string(),
      complaint: z.string(),
      course: z.string().nullable(),
      diagnosis: z.string().nullable(),
      medicines: z.string().nullable(),
      allergies: z.string().nullable(),
      notes: z.array(z.string()),
      pictures: z.array(z.string().nullable()),
    }),
    subject,
    async handle({ orderNo }, { db, services: { files } }) {
      const [row = refuse('forbidden')] = await db
        .select({ state: orders.state, own: telemedicineOrders })
        .from(orders)
        .innerJoin(telemedicineOrders, eq(telemedicineOrders.orderNo, orders.orderNo))
        .where(eq(orders.orderNo, orderNo));
      const { state, own } = row;
      const pictures = await picturesData(db, files, own.pictures);
      return {
        orderNo,
        state,
        patientName: own.patientName,
        complaint: own.complaint,
        course: own.medicalCase?.course ?? null,
        diagnosis: own.medicalCase?.diagnosis ?? null,
        medicines: own.medicalCase?.medicines ?? null,
        allergies: own.medicalCase?.allergies ?? null,
        notes: own.additions.map(({ note }) => note),
        pictures,
      };
    },
  }),
  deskAction({
    name: 'begin-telemedicine',
    summary: 'Patient, local doctor and expert are there: the session begins.',
    roles: ['doctor', 'nurse'],
    isOfDoctor,
    request: OneOrder,
    response: OneOrder,
    subject,
    async handle({ orderNo }, context) {
      await beginSession(context, orderNo);
      followMoves(context);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'finish-telemedicine',
    summary: 'The expert writes the summary, with which the session is finished.',
    roles: ['doctor'],
    isOfDoctor,
    request: OneOrder.extend({ diagnosis: Words, advice: Words, followUp: Words.optional() }),
    response: OneOrder,
    subject,
    async handle({ orderNo, diagnosis, advice, followUp = null }, context) {
      await finishSession(context, orderNo, { diagnosis, advice, followUp });
      followMoves(context);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'refuse-telemedicine',
    summary: 'The session does not take place, and why; what was paid goes back.',
    roles: ['doctor'],
    isOfDoctor,
    request: OneOrder.extend({ reason: writtenText({ min: 1, max: 200 }) }),
    response: OneOrder,
    subject,
    async handle({ orderNo, reason }, context) {
      await refuseSession(context, orderNo, reason);
      followMoves(context);
      return { orderNo };
    },
  }),
];
