import { Cents, Id, Instant, writtenText } from '@xinglin/contract';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { followMoves } from '../../kernel/orders/deadlines';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { answerPanel, declinePanel } from './expert-side';
import { panelAnswers, panelExperts, panelOrders } from './tables';

const OneExpert = z.object({ orderKey: Id, doctorId: Id });
const subject = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** Most lines of the list at the desk. */
const linesShown = 100;

/** What experts and service do with questions to several experts. */
export const panelsDesk = [
  deskAction({
    name: 'list-waiting-panels',
    summary:
      'Questions to several experts with each expert who has not answered yet, those whose promise ends first standing first, a hundred at most.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    // The rows are those of the doctor alone.
    isOfDoctor: async () => true,
    request: z.object({}),
    response: z.object({
      items: z.array(OneExpert.extend({ answerBefore: Instant.nullable() })),
    }),
    async handle(_, { db, onlyDoctorId }) {
      const rows = await db
        .select({
          orderKey: panelAnswers.orderNo,
          doctorId: panelAnswers.doctorId,
          answerBefore: panelOrders.answerBefore,
        })
        .from(panelAnswers)
        .innerJoin(panelOrders, eq(panelOrders.orderNo, panelAnswers.orderNo))
        .innerJoin(orders, eq(orders.orderNo, panelAnswers.orderNo))
        .where(
          and(
            eq(panelAnswers.state, 'asked'),
            eq(orders.stateGroup, 'active'),
            onlyDoctorId === null ? undefined : eq(panelAnswers.doctorId, onlyDoctorId),
          ),
        )
        .orderBy(asc(panelOrders.answerBefore), asc(panelAnswers.place))
        .limit(linesShown);
      return {
        items: rows.map(({ answerBefore, ...row }) => ({
          ...row,
          answerBefore: answerBefore?.toISOString() ?? null,
        })),
      };
    },
  }),
  deskAction({
    name: 'open-panel',
    summary: 'One question to several experts as it was sent, with its pictures.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: async (doctorId, { orderKey }, { db }) =>
      (await db.$count(
        panelAnswers,
        and(eq(panelAnswers.orderNo, orderKey), eq(panelAnswers.doctorId, doctorId)),
      )) > 0,
    request: z.object({ orderKey: Id }),
    response: z.object({
      orderKey: Id,
      state: z.string(),
      patientName: z.string(),
      question: z.string(),
      treated: z.string().nullable(),
      pictures: z.array(z.string().nullable()),
    }),
    subject,
    async handle({ orderKey }, { db, services: { files } }) {
      const [row = refuse('forbidden')] = await db
        .select({ state: orders.state, own: panelOrders })
        .from(orders)
        .innerJoin(panelOrders, eq(panelOrders.orderNo, orders.orderNo))
        .where(eq(orders.orderNo, orderKey));
      const { patientName, question, treated } = row.own;
      const pictures = await picturesData(db, files, row.own.pictures);
      return { orderKey, state: row.state, patientName, question, treated, pictures };
    },
  }),
  deskAction({
    name: 'answer-panel',
    summary:
      'One of the experts answers a question, once; with the last of them the question is finished.',
    roles: ['doctor'],
    // Of which question they are an expert, the action checks.
    isOfDoctor: async (doctorId, expert) => expert.doctorId === doctorId,
    request: OneExpert.extend({ text: writtenText({ min: 10, max: 4000 }) }),
    response: OneExpert,
    subject,
    async handle({ orderKey, doctorId, text }, context) {
      await answerPanel(context, { orderKey, doctorId, text });
      followMoves(context);
      return { orderKey, doctorId };
    },
  }),
  deskAction({
    name: 'decline-panel',
    summary: 'One of the experts does not answer this question: their share goes back at once.',
    roles: ['doctor'],
    // Of which question they are an expert, the action checks.
    isOfDoctor: async (doctorId, expert) => expert.doctorId === doctorId,
    request: OneExpert,
    response: OneExpert.extend({ refundCents: Cents }),
    subject,
    async handle(expert, context) {
      const refundCents = await declinePanel(context, expert);
      followMoves(context);
      return { ...expert, refundCents };
    },
  }),
  deskAction({
    name: 'set-panel-expert',
    summary:
      'Whether a doctor answers questions to several experts, and at which share of their price.',
    roles: ['administrator'],
    request: z.object({ doctorId: Id, shareCents: Cents.min(1), isOpen: z.boolean() }),
    response: z.object({ doctorId: Id }),
    subject: ({ doctorId }) => doctorId,
    async handle({ doctorId, shareCents, isOpen }, { db }) {
      if ((await db.$count(doctors, eq(doctors.id, doctorId))) === 0) refuse('forbidden');
      await db
        .insert(panelExperts)
        .values({ doctorId, shareCents, isOpen })
        .onConflictDoUpdate({ target: panelExperts.doctorId, set: { shareCents, isOpen } });
      return { doctorId };
    },
  }),
];
