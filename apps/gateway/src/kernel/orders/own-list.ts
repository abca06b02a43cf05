import type { OrderGroup } from '@xinglin/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { behind, pageOf } from './newest-first';
import type { Order, OrderKind } from './order-kind';
import type { OrderReader } from './order-reader';
import { summariesOf, type Summary } from './order-summary';
import { orders, type OrderRow } from './tables';

interface Asked {
  readonly group?: OrderGroup | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

interface OwnList<Row, Own> {
  /** Reads rows of the register with what belongs to them, newest first. */
  readonly select: (
    db: CallContext['db'],
    where: SQL | undefined,
  ) => { readonly limit: (most: number) => PromiseLike<readonly Row[]> };
  /** What is wanted besides group and place in the list. */
  readonly where?: SQL | undefined;
  readonly orderOf: (row: Row) => Order;
  /** What only the kind shows of its orders, in the order given. */
  readonly shownOf: (rows: readonly Row[], reader: OrderReader) => Promise<readonly Own[]>;
}

/** Who asks a call for orders. */
export const readerOf = ({ account: ownerId, locale, now }: CallContext): OrderReader => ({
  ownerId,
  locale,
  now,
});

/** A page of an account's orders of one kind, newest first, without those it deleted. */
export async function listOwnOrders<Row extends { readonly order: OrderRow }, Own extends object>(
  kind: OrderKind,
  { group, cursor, pageSize }: Asked,
  context: CallContext,
  { select, where, orderOf, shownOf }: OwnList<Row, Own>,
): Promise<{ items: (Summary & Own)[]; next: string | null }> {
  const { db, account } = context;
  const reader = readerOf(context);
  const rows = await select(
    db,
    and(
      eq(orders.ownerId, account),
      isNull(orders.hiddenAt),
      group && eq(orders.stateGroup, group),
      where,
      behind(cursor),
    ),
    // One more than is shown tells whether there is a next page.
  ).limit(pageSize + 1);
  const { shown: page, next } = pageOf(rows, pageSize, ({ order }) => order);
  const shown = await shownOf(page, reader);
  const summaries = await summariesOf(db, kind, page.map(orderOf), reader);
  return {
    items: summaries.flatMap((summary, place) => {
      const own = shown[place];
      return own === undefined ? [] : [{ ...summary, ...own }];
    }),
    next,
  };
}
