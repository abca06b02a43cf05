import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';

/** What patients told their doctors before a visit, as it was told last. */
export const patientCheckIns = pgTable(
  'patient_check_ins',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    ownerId: text('owner_id').notNull(),
    condition: sealedText('condition').notNull(),
    /** Ids of uploaded pictures. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [index('patient_check_ins_owner').on(table.ownerId)],
);
