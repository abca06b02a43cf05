import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commentColumns, commentRules } from '../../../kernel/moderation/comment-columns';
import { users } from '../../../kernel/people/accounts/tables';
import { goodsOrderLines } from '../tables';

/** What buyers say of goods: one comment a line of an order. */
export const goodsComments = pgTable(
  'goods_comments',
  {
    ...commentColumns,
    orderNo: text('order_no').notNull(),
    lineNo: integer('line_no').notNull(),
    goodsNo: text('goods_no').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
  },
  (table) => [
    foreignKey({
      name: 'goods_comments_line',
      columns: [table.orderNo, table.lineNo],
      foreignColumns: [goodsOrderLines.orderNo, goodsOrderLines.lineNo],
    }),
    uniqueIndex('goods_comments_once').on(table.orderNo, table.lineNo),
    index('goods_comments_owner').on(table.ownerId, table.createdAt),
    index('goods_comments_public')
      .on(table.goodsNo, table.createdAt)
      .where(sql`state = 'published'`),
    ...commentRules('goods_comments', table),
  ],
);

export type GoodsCommentRow = typeof goodsComments.$inferSelect;
