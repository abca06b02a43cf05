import { checkUpStates, Id, LocalDate, writtenText } from '@xinglin/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { followMoves } from '../../kernel/orders/deadlines';
import { refundOfOrder } from '../../kernel/orders/desk-rules';
import { orders } from '../../kernel/orders/tables';
import { attend, refuseOrder } from './counter';
import { setCapacity } from './days';
import { grantDesk } from './grant-desk';
import { issueInvoice } from './invoices';
import { peopleOf } from './order-kind';
import { sendPaper, tellOfPaper } from './paper';
import { reportDesk } from './report-desk';
import { checkUpOrders } from './tables';

const OneOrder = z.object({ orderNo: Id });
const subject = ({ orderNo }: { readonly orderNo: string }) => orderNo;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What the counters and laboratories of check-ups do. */
export const checkUpDesk = [
  deskAction({
    name: 'list-check-ups',
    summary: 'Check-ups of a day that are booked or whose reports are awaited, a hundred at most.',
    roles: ['nurse', 'service'],
    isRead: true,
    request: z.object({ day: LocalDate, storeId: Id.optional() }),
    response: z.object({
      items: z.array(
        z.object({
          orderNo: Id,
          state: z.enum(checkUpStates),
          storeId: Id,
          packageCode: Id,
          voucherCode: z.string().nullable(),
          people: z.array(z.object({ patientId: Id, name: z.string(), reportReady: z.boolean() })),
        }),
      ),
    }),
    async handle({ day, storeId }, { db }) {
      const rows = await db
        .select({ state: orders.state, own: checkUpOrders })
        .from(orders)
        .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, orders.orderNo))
        .where(
          and(
            eq(checkUpOrders.day, day),
            storeId === undefined ? undefined : eq(checkUpOrders.storeId, storeId),
            inArray(orders.state, ['booked', 'attended']),
          ),
        )
        .orderBy(asc(orders.createdAt))
        .limit(linesShown);
      const people = await peopleOf(
        db,
        rows.map(({ own }) => own.orderNo),
      );
      return {
        items: rows.flatMap(({ state, own: { orderNo, packageCode, voucherCode, ...own } }) => {
          const known = checkUpStates.find((one) => one === state);
          if (known === undefined) return [];
          const those = people(orderNo).map(({ patientId, patientName, reportedAt }) => ({
            patientId,
            name: patientName,
            reportReady: reportedAt !== null,
          }));
          const { storeId: at } = own;
          return [{ orderNo, state: known, storeId: at, packageCode, voucherCode, people: those }];
        }),
      };
    },
  }),
  deskAction({
    name: 'set-check-up-capacity',
    summary: 'How many people a package takes on a day at a store; who has a place keeps it.',
    roles: ['service'],
    request: z.object({
      packageCode: Id,
      storeId: Id,
      day: LocalDate,
      total: z.int().min(0).max(10_000),
    }),
    response: z.object({ day: LocalDate, total: z.int(), remaining: z.int() }),
    subject: ({ packageCode, storeId }) => `${packageCode} ${storeId}`,
    handle: ({ packageCode, storeId, day, total }, { db }) =>
      setCapacity(db, { packageCode, storeId, day }, total),
  }),
  deskAction({
    name: 'attend-check-up',
    summary: 'People of an order were there; all of them where none is named.',
    roles: ['nurse', 'service'],
    request: OneOrder.extend({ patientIds: z.array(Id).min(1).max(5).optional() }),
    response: OneOrder,
    subject,
    async handle({ orderNo, patientIds }, context) {
      await attend(context, orderNo, patientIds);
      followMoves(context);
      return { orderNo };
    },
  }),
  ...reportDesk,
  ...grantDesk,
  deskAction({
    name: 'refuse-check-up',
    summary: 'The check-up cannot take place, and why; what was paid goes back whole.',
    roles: ['service'],
    refundOf: refundOfOrder,
    request: OneOrder.extend({ reason: writtenText({ min: 1, max: 200 }) }),
    response: OneOrder,
    subject,
    async handle({ orderNo, reason }, context) {
      await refuseOrder(context, orderNo, reason);
      followMoves(context);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'issue-check-up-invoice',
    summary: 'The invoice that was applied for was issued under this number and sent.',
    roles: ['cashier'],
    request: OneOrder.extend({ invoiceNo: writtenText({ min: 1, max: 40 }) }),
    response: OneOrder,
    subject,
    async handle({ orderNo, invoiceNo }, { db }) {
      await issueInvoice({ db }, orderNo, invoiceNo);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'send-check-up-paper',
    summary: 'The printed report that was asked for was posted.',
    roles: ['service'],
    request: OneOrder.extend({
      carrier: writtenText({ min: 1, max: 40 }),
      trackingNo: writtenText({ min: 1, max: 40 }),
    }),
    response: z.object({ orderNo: Id, parcelId: Id }),
    subject,
    async handle({ orderNo, ...parcel }, { db, now }) {
      return { orderNo, parcelId: await sendPaper({ db, now }, orderNo, parcel) };
    },
  }),
  deskAction({
    name: 'tell-of-check-up-paper',
    summary: 'What the carrier says of a printed report, and whether it was handed over.',
    roles: ['service'],
    request: OneOrder.extend({
      text: writtenText({ min: 1, max: 200 }),
      isDelivered: z.boolean().default(false),
    }),
    response: OneOrder,
    subject,
    async handle({ orderNo, text, isDelivered }, { db, now }) {
      await tellOfPaper({ db, now }, orderNo, { text, isDelivered });
      return { orderNo };
    },
  }),
];
