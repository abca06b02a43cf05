import {
  OverseasMedicine,
  Id,
  Instant,
  OverseasDepartment,
  OverseasDuration,
  OverseasSymptom,
  overseasStates,
} from '@xinglin/contract';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { followMoves } from '../../kernel/orders/deadlines';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { adviseMedicines, isOnDuty, takeConsult } from './doctor-side';
import { medicinesIn } from './medicines';
import { overseasKind } from './order-kind';
import { overseasDuties, overseasOrders } from './tables';

const OneConsult = z.object({ orderKey: Id });
const subject = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** Whether a consultation is a doctor's, or waits for any doctor on duty and they are. */
async function isOfDoctor(
  doctorId: string,
  { orderKey }: { readonly orderKey: string },
  { db }: Pick<DeskContext, 'db'>,
): Promise<boolean> {
  const [own] = await db
    .select({ doctorId: overseasOrders.doctorId })
    .from(overseasOrders)
    .where(eq(overseasOrders.orderNo, orderKey));
  if (own === undefined) return false;
  return own.doctorId === null ? isOnDuty(db, doctorId) : own.doctorId === doctorId;
}

/** Most lines of the list at the desk. */
const linesShown = 100;

/** What doctors and service do with consultations from abroad. */
export const overseasDesk = [
  deskAction({
    name: 'list-waiting-overseas-consults',
    summary:
      'Consultations from abroad that wait for a doctor, the oldest first, a hundred at most.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    // Those on duty take what waits.
    isOfDoctor: async (doctorId, _, { db }) => isOnDuty(db, doctorId),
    request: z.object({}),
    response: z.object({
      items: z.array(OneConsult.extend({ department: OverseasDepartment, waitsSince: Instant })),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({ own: overseasOrders, createdAt: orders.createdAt })
        .from(orders)
        .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
        .where(and(eq(orders.kind, overseasKind.kind), eq(orders.state, 'waiting')))
        .orderBy(asc(orders.createdAt))
        .limit(linesShown);
      return {
        items: rows.map(({ own: { orderNo: orderKey, department }, createdAt }) => ({
          orderKey,
          department,
          waitsSince: createdAt.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'open-overseas-consult',
    summary: 'One consultation from abroad as it was sent, with its pictures.',
    roles: ['doctor', 'nurse', 'pharmacist'],
    isRead: true,
    isOfDoctor,
    request: OneConsult,
    response: OneConsult.extend({
      state: z.enum(overseasStates),
      nickname: z.string(),
      question: z.string(),
      symptoms: z.array(OverseasSymptom),
      duration: OverseasDuration,
      tenths: z.int(),
      medicines: z.array(OverseasMedicine),
      pictures: z.array(z.string().nullable()),
    }),
    subject,
    async handle({ orderKey }, { db, services: { files } }) {
      const [row = refuse('forbidden')] = await db
        .select({ state: orders.state, own: overseasOrders })
        .from(orders)
        .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
        .where(eq(orders.orderNo, orderKey));
      const { own } = row;
      return {
        orderKey,
        state: overseasStates.find((state) => state === row.state) ?? refuse('forbidden'),
        nickname: own.nickname,
        question: own.question,
        symptoms: own.symptoms,
        duration: own.duration,
        tenths: own.tenths,
        medicines: medicinesIn(own),
        pictures: await picturesData(db, files, own.pictures),
      };
    },
  }),
  deskAction({
    name: 'take-overseas-consult',
    summary: 'A doctor on duty takes a consultation from abroad; then its conversation is open.',
    roles: ['doctor'],
    isOfDoctor: async (doctorId, input, context) =>
      input.doctorId === doctorId && (await isOfDoctor(doctorId, input, context)),
    request: OneConsult.extend({ doctorId: Id }),
    response: OneConsult,
    subject,
    async handle({ orderKey, doctorId }, context) {
      await takeConsult(context, orderKey, doctorId);
      followMoves(context);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'advise-overseas-medicines',
    summary:
      'The medicines that the doctor advises, each with its dose, in place of those before; the patient reads them back.',
    roles: ['doctor'],
    isOfDoctor,
    request: OneConsult.extend({ medicines: z.array(OverseasMedicine).max(50) }),
    response: OneConsult,
    subject,
    async handle({ orderKey, medicines }, context) {
      await adviseMedicines(context, orderKey, medicines);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'set-overseas-duty',
    summary:
      'A doctor who advises people abroad, in which department, and whether they are on duty.',
    roles: ['administrator'],
    request: z.object({ doctorId: Id, department: OverseasDepartment, isOnDuty: z.boolean() }),
    response: z.object({ doctorId: Id }),
    subject: ({ doctorId }) => doctorId,
    async handle({ doctorId, department, isOnDuty }, { db }) {
      if ((await db.$count(doctors, eq(doctors.id, doctorId))) === 0) refuse('forbidden');
      await db
        .insert(overseasDuties)
        .values({ doctorId, department, isOnDuty })
        .onConflictDoUpdate({
          target: overseasDuties.doctorId,
          set: { department, isOnDuty },
        });
      return { doctorId };
    },
  }),
];
