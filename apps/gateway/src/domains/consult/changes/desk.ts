import { Cents, ConsultKind, Id, Instant, writtenText } from '@xinglin/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { announcing, say } from '../../../kernel/conversations/write';
import { isConversationOfDoctor } from '../../../kernel/conversations/of-doctor';
import { conversations } from '../../../kernel/conversations/tables';
import { deskAction } from '../../../kernel/desk/desk-action';
import { followMoves } from '../../../kernel/orders/deadlines';
import { lockOrder } from '../../../kernel/orders/read-order';
import { newId } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { refundConsult, refundOfConsult } from '../doctor-side';
import { priceOf } from '../offers';
import { consultKind } from '../order-kind';
import { talkName } from '../talk';
import { isOtherForm } from './other-form';
import { consultReferrals, consultRefundRequests } from './tables';

const Words = writtenText({ min: 1, max: 500 });
const subject = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What doctors propose, and what the service says to requests for money. */
export const changeDesk = [
  deskAction({
    name: 'refer-consult',
    summary:
      'The doctor proposes another doctor, a department, or another form with the same doctor, and says why; it stands on the page of the consult.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    request: z.object({
      orderKey: Id,
      kind: ConsultKind,
      /** Of a kind whose doctor is chosen. */
      doctorId: Id.optional(),
      /** Standard department, of a kind whose doctor is assigned. */
      deptId: Id.optional(),
      reason: Words,
    }),
    response: z.object({ referralId: Id }),
    subject,
    async handle({ orderKey, kind, doctorId, deptId, reason }, context) {
      const { db, now, services } = context;
      const [own] = await db
        .select({ doctorId: conversations.doctorId, kind: conversations.kind })
        .from(conversations)
        .where(eq(conversations.key, orderKey));
      if (own?.kind !== talkName) return refuse('forbidden');
      if ((await priceOf(db, { kind, doctorId, deptId })) === null) refuse('consultClosed');
      const order = (await lockOrder(db, consultKind, orderKey)) ?? refuse('forbidden');
      const isForm = isOtherForm(order, { kind, doctorId: doctorId ?? null }, now);
      const referralId = newId();
      await db.insert(consultReferrals).values({
        referralId,
        orderNo: orderKey,
        fromDoctorId: own.doctorId,
        kind,
        doctorId: doctorId ?? null,
        deptId: deptId ?? null,
        reason,
        referredAt: now,
      });
      await say(announcing(services.live, context), orderKey, {
        // It is no answer to a question, and the conversation stays as it is.
        side: 'system',
        content: {
          type: 'notice',
          textKey: isForm ? 'conversation.otherForm' : 'conversation.referred',
        },
      });
      return { referralId };
    },
  }),
  deskAction({
    name: 'list-refund-requests',
    summary: 'Patients who ask for the money of a consult, the oldest first, a hundred at most.',
    roles: ['cashier'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(z.object({ orderKey: Id, reason: z.string(), askedAt: Instant })),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select()
        .from(consultRefundRequests)
        .where(isNull(consultRefundRequests.decidedAt))
        .orderBy(asc(consultRefundRequests.askedAt))
        .limit(linesShown);
      return {
        items: rows.map(({ orderNo: orderKey, reason, askedAt }) => ({
          orderKey,
          reason,
          askedAt: askedAt.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'decide-refund-request',
    summary:
      'Grants a request for the money of a consult, all that is left or a part, or declines it; once, with an answer.',
    roles: ['cashier'],
    refundOf: async ({ orderKey, isGranted, cents }, { db }) =>
      isGranted ? refundOfConsult(db, orderKey, cents) : { cents: 0, orderNos: [] },
    request: z.object({
      orderKey: Id,
      isGranted: z.boolean(),
      /** All that is left where left out. */
      cents: Cents.min(1).optional(),
      answer: Words,
    }),
    response: z.object({ orderKey: Id, refundCents: Cents }),
    subject,
    async handle({ orderKey, isGranted, cents, answer }, context) {
      const { db, now } = context;
      const [decided] = await db
        .update(consultRefundRequests)
        .set({ decidedAt: now, isGranted, answer })
        .where(
          and(eq(consultRefundRequests.orderNo, orderKey), isNull(consultRefundRequests.decidedAt)),
        )
        .returning({ orderNo: consultRefundRequests.orderNo });
      if (decided === undefined) {
        const asked = eq(consultRefundRequests.orderNo, orderKey);
        refuse(
          (await db.$count(consultRefundRequests, asked)) === 0 ? 'forbidden' : 'consultNotOpen',
        );
      }
      if (!isGranted) return { orderKey, refundCents: 0 };
      const refundCents = await refundConsult(context, orderKey, { cents, reason: answer });
      followMoves(context);
      return { orderKey, refundCents };
    },
  }),
];
