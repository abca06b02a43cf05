import { Cents, ConsultKind, consultStates, deskShapes, Id, Instant } from '@xinglin/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { followMoves } from '../../kernel/orders/deadlines';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import {
  answerConsult,
  askForPictures,
  endConsult,
  refundConsult,
  refundOfConsult,
  refundOfRefusal,
  refuseConsult,
  takeConsult,
} from './doctor-side';
import { isConsultOfDoctor } from './of-doctor';
import { openConsultDesk } from './open-desk';
import { queueDesk } from './queue';
import { consultOrders, consultServices } from './tables';

const OneConsult = z.object({ orderKey: Id });
const subject = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** The doctor that the caller is. A system names the doctor; refuses where no one is named. */
function readingDoctor({ actor, locale }: DeskContext): string {
  const own = actor.kind === 'staff' ? actor.doctorId : null;
  return own ?? refuseFields([{ field: 'doctorId' }], locale);
}

/** What doctors and service do with consults. */
export const consultDesk = [
  ...queueDesk,
  ...openConsultDesk,
  deskAction({
    name: 'list-waiting-consults',
    summary:
      'Consults that wait for an answer, those whose promise ends first standing first, a hundred at most.',
    roles: ['nurse'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          orderKey: Id,
          kind: ConsultKind,
          state: z.enum(consultStates),
          doctorId: Id.nullable(),
          answerBefore: Instant.nullable(),
          remindedAt: Instant.nullable(),
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({ state: orders.state, own: consultOrders })
        .from(orders)
        .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
        .where(
          and(
            eq(orders.kind, 'consult'),
            inArray(orders.state, ['waiting', 'inProgress']),
            // Answered ones have the earliest promises, and would fill the list.
            isNull(consultOrders.answeredAt),
          ),
        )
        .orderBy(asc(consultOrders.answerBefore))
        .limit(linesShown);
      return {
        items: rows.flatMap(({ state, own }) => {
          const known = consultStates.find((one) => one === state);
          if (known === undefined) return [];
          return [
            {
              orderKey: own.orderNo,
              kind: own.consultKind,
              state: known,
              doctorId: own.doctorId,
              answerBefore: own.answerBefore?.toISOString() ?? null,
              remindedAt: own.remindedAt?.toISOString() ?? null,
            },
          ];
        }),
      };
    },
  }),
  deskAction({
    name: 'take-consult',
    summary: 'A doctor takes a consult that waits.',
    roles: ['doctor'],
    isOfDoctor: async (doctorId, input, context) =>
      (input.doctorId === undefined || input.doctorId === doctorId) &&
      (await isConsultOfDoctor(doctorId, input, context)),
    ...deskShapes['take-consult'],
    subject,
    async handle({ orderKey, doctorId }, context) {
      await takeConsult(context, orderKey, doctorId ?? readingDoctor(context));
      followMoves(context);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'answer-consult',
    summary:
      'The doctor has answered for the first time, in words or by the call: the consult is given.',
    roles: ['doctor'],
    isOfDoctor: isConsultOfDoctor,
    request: OneConsult,
    response: OneConsult,
    subject,
    async handle({ orderKey }, context) {
      await answerConsult(context, orderKey);
      followMoves(context);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'ask-consult-pictures',
    summary:
      'Requests better pictures from the patient in the conversation, and says which; the clock is stopped until they come.',
    roles: ['doctor', 'nurse'],
    isOfDoctor: isConsultOfDoctor,
    ...deskShapes['ask-consult-pictures'],
    subject,
    async handle({ orderKey, reason }, context) {
      await askForPictures(context, orderKey, reason);
      followMoves(context);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'refuse-consult',
    summary: 'The doctor gives no advice on this, and says why; what was paid goes back.',
    roles: ['doctor'],
    isOfDoctor: isConsultOfDoctor,
    refundOf: ({ orderKey }, { db }) => refundOfRefusal(db, orderKey),
    ...deskShapes['refuse-consult'],
    subject,
    async handle({ orderKey, reason }, context) {
      await refuseConsult(context, orderKey, reason);
      followMoves(context);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'end-consult',
    summary: 'Ends a consult that was answered.',
    roles: ['doctor'],
    isOfDoctor: isConsultOfDoctor,
    ...deskShapes['end-consult'],
    subject,
    async handle({ orderKey }, context) {
      await endConsult(context, orderKey);
      followMoves(context);
      return { orderKey };
    },
  }),
  deskAction({
    name: 'refund-consult',
    summary:
      'Gives back what a finished consult was paid with: all that is left, or a part. With refundedCents, what went back before, a part that is sent again goes back once.',
    roles: ['doctor', 'cashier'],
    isOfDoctor: isConsultOfDoctor,
    refundOf: ({ orderKey, cents }, { db }) => refundOfConsult(db, orderKey, cents),
    ...deskShapes['refund-consult'],
    subject,
    async handle({ orderKey, ...refund }, context) {
      const refundCents = await refundConsult(context, orderKey, refund);
      followMoves(context);
      return { orderKey, refundCents };
    },
  }),
  deskAction({
    name: 'set-consult-service',
    summary: 'What a doctor can be asked by, at which price; a closed way takes no new consults.',
    roles: ['administrator'],
    request: z.object({ doctorId: Id, kind: ConsultKind, priceCents: Cents, isOpen: z.boolean() }),
    response: z.object({ doctorId: Id }),
    subject: ({ doctorId }) => doctorId,
    async handle({ doctorId, kind, priceCents, isOpen }, { db }) {
      if ((await db.$count(doctors, eq(doctors.id, doctorId))) === 0) refuse('forbidden');
      await db
        .insert(consultServices)
        .values({ doctorId, kind, priceCents, isOpen })
        .onConflictDoUpdate({
          target: [consultServices.doctorId, consultServices.kind],
          set: { priceCents, isOpen },
        });
      return { doctorId };
    },
  }),
];
