import {
  AttachedRecord,
  Cents,
  ConsultKind,
  consultStates,
  Id,
  Instant,
  PreconsultInfo,
  writtenText,
} from '@xinglin/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { orders } from '../../kernel/orders/tables';
import { followMoves } from '../../kernel/orders/deadlines';
import { doctors } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import {
  answerConsult,
  askForPictures,
  endConsult,
  refundConsult,
  refuseConsult,
  takeConsult,
} from './doctor-side';
import { grantedRecords } from './records/grants';
import { consultOrders, consultServices } from './tables';

const OneConsult = z.object({ orderKey: Id });
const Reason = writtenText({ min: 1, max: 200 });
const subject = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What doctors and service do with consults. */
export const consultDesk = [
  deskAction({
    name: 'list-waiting-consults',
    summary:
      'Consults that wait for an answer, those whose promise ends first standing first, a hundred at most.',
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
    name: 'open-consult',
    summary:
      'One consult as it was sent, with its pictures and the records that its patient shows.',
    request: OneConsult,
    response: z.object({
      orderKey: Id,
      kind: ConsultKind,
      state: z.string(),
      patientName: z.string(),
      question: z.string(),
      /** The consult that it goes on from, whose conversation tells more; null for none. */
      formerOrderKey: Id.nullable(),
      treated: z.string().nullable(),
      earlierDiagnosis: z.string().nullable(),
      /** What the patient added after it was sent. */
      added: PreconsultInfo.nullable(),
      pictures: z.array(z.string().nullable()),
      /** Earlier records that its patient lets the doctor read; none once it is over. */
      records: z.array(AttachedRecord),
    }),
    subject,
    async handle({ orderKey }, { db, services }) {
      const { files } = services;
      const [row = refuse('forbidden')] = await db
        .select({ state: orders.state, locale: orders.locale, own: consultOrders })
        .from(orders)
        .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
        .where(eq(orders.orderNo, orderKey));
      const { consultKind: kind, patientName, question, treated, earlierDiagnosis } = row.own;
      const pictures = await picturesData(db, files, row.own.pictures);
      const { state } = row;
      return {
        orderKey,
        kind,
        state,
        patientName,
        question,
        formerOrderKey: row.own.upgradedFrom,
        treated,
        earlierDiagnosis,
        added: row.own.preconsult,
        pictures,
        records: await grantedRecords(services, db, orderKey, {
          locale: row.locale,
          side: 'doctor',
        }),
      };
    },
  }),
  deskAction({
    name: 'take-consult',
    summary: 'A doctor takes a consult that waits.',
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
    name: 'answer-consult',
    summary:
      'The doctor has answered for the first time, in words or by the call: the consult is given.',
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
    request: OneConsult.extend({ reason: Reason }),
    response: OneConsult,
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
    request: OneConsult.extend({ reason: Reason }),
    response: OneConsult,
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
    request: OneConsult,
    response: OneConsult,
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
    request: OneConsult.extend({
      cents: Cents.min(1).optional(),
      refundedCents: Cents.optional(),
      reason: Reason,
    }),
    response: z.object({ orderKey: Id, refundCents: Cents }),
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
