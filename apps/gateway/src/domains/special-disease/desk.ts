import { Id, LocalDate, specialDiseaseStates, writtenText } from '@xinglin/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { followMoves } from '../../kernel/orders/deadlines';
import { isOrderOfDoctor } from '../../kernel/orders/desk-rules';
import { orders } from '../../kernel/orders/tables';
import { confirmBooking, refuseBooking, seePatient } from './counter';
import { setCapacity } from './days';
import { specialDiseaseOrders } from './tables';

const OneOrder = z.object({ orderNo: Id });
const subject = ({ orderNo }: { readonly orderNo: string }) => orderNo;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What the groups of special diseases and their counters do. */
export const specialDiseaseDesk = [
  deskAction({
    name: 'list-special-disease',
    summary:
      'Bookings of special diseases that wait for an answer or are booked, the next day first, a hundred at most.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    // The rows are those of the doctor alone.
    isOfDoctor: async () => true,
    request: z.object({ diseaseId: Id.optional() }),
    response: z.object({
      items: z.array(
        z.object({
          orderNo: Id,
          state: z.enum(specialDiseaseStates),
          diseaseId: Id,
          doctorId: Id,
          patientName: z.string(),
          day: LocalDate,
          materials: z.string(),
          note: z.string(),
        }),
      ),
    }),
    async handle({ diseaseId }, { db, onlyDoctorId }) {
      const rows = await db
        .select({ state: orders.state, own: specialDiseaseOrders })
        .from(orders)
        .innerJoin(specialDiseaseOrders, eq(specialDiseaseOrders.orderNo, orders.orderNo))
        .where(
          and(
            specialDiseaseOrders.holdsPlace,
            onlyDoctorId === null ? undefined : eq(specialDiseaseOrders.doctorId, onlyDoctorId),
            diseaseId === undefined ? undefined : eq(specialDiseaseOrders.diseaseId, diseaseId),
            inArray(orders.state, ['submitted', 'booked']),
          ),
        )
        .orderBy(asc(specialDiseaseOrders.day), asc(orders.createdAt))
        .limit(linesShown);
      return {
        items: rows.flatMap(({ state, own }) => {
          const known = specialDiseaseStates.find((one) => one === state);
          if (known === undefined) return [];
          const { orderNo, doctorId, patientName, day, materials, note } = own;
          const of = { diseaseId: own.diseaseId, doctorId };
          return [{ orderNo, state: known, ...of, patientName, day, materials, note }];
        }),
      };
    },
  }),
  deskAction({
    name: 'set-special-disease-capacity',
    summary: 'How many people an expert of a disease takes on a day; who has a place keeps it.',
    roles: ['service'],
    request: z.object({
      diseaseId: Id,
      doctorId: Id,
      day: LocalDate,
      total: z.int().min(0).max(1000),
    }),
    response: z.object({ day: LocalDate, total: z.int(), remaining: z.int() }),
    subject: ({ diseaseId, doctorId }) => `${diseaseId} ${doctorId}`,
    handle: ({ diseaseId, doctorId, day, total }, { db }) =>
      setCapacity(db, { diseaseId, doctorId, day }, total),
  }),
  deskAction({
    name: 'confirm-special-disease',
    summary: 'The group has read the materials and takes the patient: the booking can be paid.',
    roles: ['doctor'],
    isOfDoctor: isOrderOfDoctor,
    request: OneOrder,
    response: OneOrder,
    subject,
    async handle({ orderNo }, context) {
      await confirmBooking(context, orderNo);
      followMoves(context);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'attend-special-disease',
    summary: 'The patient was there and showed the code of the booking.',
    roles: ['nurse', 'service'],
    request: OneOrder.extend({ visitCode: z.string().regex(/^\d{8}$/) }),
    response: OneOrder,
    subject,
    async handle({ orderNo, visitCode }, context) {
      await seePatient(context, orderNo, visitCode);
      followMoves(context);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'refuse-special-disease',
    summary: 'The expert cannot see the patient, and why; what was paid goes back whole.',
    roles: ['doctor'],
    isOfDoctor: isOrderOfDoctor,
    request: OneOrder.extend({ reason: writtenText({ min: 1, max: 200 }) }),
    response: OneOrder,
    subject,
    async handle({ orderNo, reason }, context) {
      await refuseBooking(context, orderNo, reason);
      followMoves(context);
      return { orderNo };
    },
  }),
];
