import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from '../../../kernel/orders/tables';
import { moment } from '../../../platform/columns';
import { consultOrders } from '../tables';

/** Earlier records that a patient lets the doctor of one consult read while it is open. */
export const consultRecords = pgTable(
  'consult_records',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => consultOrders.orderNo),
    /** The order that the record is of: a check-up, a visit, an earlier consult. */
    recordNo: text('record_no')
      .notNull()
      .references(() => orders.orderNo),
    grantedAt: moment('granted_at').notNull(),
    /** When the patient took it back; null before. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.recordNo] }),
    index('consult_records_record').on(table.recordNo),
  ],
);
