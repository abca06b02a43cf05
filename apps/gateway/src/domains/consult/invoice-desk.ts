import { Cents, Id, Instant } from '@xinglin/contract';
import { asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { orders } from '../../kernel/orders/tables';
import { refuse } from '../../platform/refusal';
import { consultInvoices } from './tables';

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What the accounts department does with invoices that patients applied for. */
export const invoiceDesk = [
  deskAction({
    name: 'list-consult-invoices',
    summary: 'Invoices of consults that were applied for and not sent yet, longest first.',
    roles: ['cashier'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          orderKey: Id,
          title: z.object({
            type: z.enum(['person', 'company']),
            name: z.string(),
            taxNo: z.string().nullable(),
          }),
          email: z.string(),
          amountCents: Cents,
          /** What of the consult went back, also after it was applied for: a sum that changed is not invoiced as it was. */
          refundedCents: Cents,
          appliedAt: Instant,
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({ invoice: consultInvoices, refundedCents: orders.refundedCents })
        .from(consultInvoices)
        .innerJoin(orders, eq(orders.orderNo, consultInvoices.orderNo))
        .where(isNull(consultInvoices.issuedAt))
        .orderBy(asc(consultInvoices.appliedAt))
        .limit(linesShown);
      return {
        items: rows.map(
          ({ invoice: { orderNo, title, email, amountCents, appliedAt }, ...money }) => ({
            orderKey: orderNo,
            title: {
              type: title.type,
              name: title.name,
              taxNo: title.type === 'company' ? title.taxNo : null,
            },
            email,
            amountCents,
            ...money,
            appliedAt: appliedAt.toISOString(),
          }),
        ),
      };
    },
  }),
  deskAction({
    name: 'issue-consult-invoice',
    summary: 'The invoice of a consult was made out and sent; said again, the first time counts.',
    roles: ['cashier'],
    request: z.object({ orderKey: Id }),
    response: z.object({ orderKey: Id, issuedAt: Instant }),
    subject: ({ orderKey }) => orderKey,
    async handle({ orderKey }, { db, now }) {
      const [found = refuse('forbidden')] = await db
        .select({ issuedAt: consultInvoices.issuedAt })
        .from(consultInvoices)
        .where(eq(consultInvoices.orderNo, orderKey))
        .for('update');
      if (found.issuedAt === null)
        await db
          .update(consultInvoices)
          .set({ issuedAt: now })
          .where(eq(consultInvoices.orderNo, orderKey));
      return { orderKey, issuedAt: (found.issuedAt ?? now).toISOString() };
    },
  }),
];
