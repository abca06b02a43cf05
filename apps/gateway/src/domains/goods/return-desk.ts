import { goodsReturnStates, Id, Instant, writtenText } from '@xinglin/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { picturesData } from '../../kernel/files/picture-data';
import { followMoves } from '../../kernel/orders/deadlines';
import { refuse } from '../../platform/refusal';
import { answerReturn, finishReturn, refundOfReturn } from './returns';
import { goodsReturns } from './tables';

const OneReturn = z.object({ returnId: Id });
const ofReturn = ({ returnId }: { readonly returnId: string }) => returnId;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What shops do with what comes back. */
export const goodsReturnDesk = [
  deskAction({
    name: 'list-goods-returns',
    summary: 'Returns and exchanges that are asked for or agreed to, the oldest first.',
    roles: ['service'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          returnId: Id,
          orderNo: Id,
          type: z.enum(['return', 'exchange']),
          state: z.enum(goodsReturnStates),
          reason: z.string(),
          createdAt: Instant,
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select()
        .from(goodsReturns)
        .where(inArray(goodsReturns.state, ['asked', 'agreed']))
        .orderBy(asc(goodsReturns.createdAt))
        .limit(linesShown);
      return {
        items: rows.map(({ returnId, orderNo, type, state, reason, createdAt }) => ({
          returnId,
          orderNo,
          type,
          state,
          reason,
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'open-goods-return',
    summary: 'One return or exchange with its pictures.',
    roles: ['service'],
    isRead: true,
    request: OneReturn,
    response: z.object({
      returnId: Id,
      reason: z.string(),
      lines: z.array(z.object({ lineNo: z.int(), count: z.int() })),
      pictures: z.array(z.string().nullable()),
    }),
    subject: ofReturn,
    async handle({ returnId }, { db, services: { files } }) {
      const [row = refuse('forbidden')] = await db
        .select()
        .from(goodsReturns)
        .where(eq(goodsReturns.returnId, returnId));
      const pictures = await picturesData(db, files, row.pictures);
      return { returnId, reason: row.reason, lines: [...row.lines], pictures };
    },
  }),
  deskAction({
    name: 'answer-goods-return',
    summary: 'The shop agrees to a return or an exchange, or does not, and says why.',
    roles: ['service'],
    request: OneReturn.extend({ agrees: z.boolean(), answer: writtenText({ min: 1, max: 200 }) }),
    response: z.object({ returnId: Id, state: z.enum(goodsReturnStates) }),
    subject: ofReturn,
    async handle({ returnId, agrees, answer }, context) {
      return { returnId, state: await answerReturn(context, returnId, { agrees, answer }) };
    },
  }),
  deskAction({
    name: 'finish-goods-return',
    summary: 'What came back is there: it is paid back, or the new pieces are on their way.',
    roles: ['service'],
    refundOf: async ({ returnId }, { db }) => refundOfReturn(db, returnId),
    request: OneReturn,
    response: z.object({ returnId: Id, state: z.enum(goodsReturnStates) }),
    subject: ofReturn,
    async handle({ returnId }, context) {
      const state = await finishReturn(context, returnId);
      followMoves(context);
      return { returnId, state };
    },
  }),
];
