import type { consult, ResponseOf } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { turnsTaken } from '../../kernel/conversations/read';
import { readerOf } from '../../kernel/orders/own-list';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import { cardsOf, ownConsults, selectConsults } from './shown';

type Running = ResponseOf<(typeof consult)['getRunningConsult']>;

/** How many running consults of an account are looked at. */
const runningAtMost = 20;

/** The running consult that wants its patient most: an unread answer first, then what ends first. */
export async function findRunning(context: CallContext): Promise<Running> {
  const { db, account } = context;
  const rows = await selectConsults(
    db,
    and(ownConsults(account), eq(orders.stateGroup, 'active')),
  ).limit(runningAtMost);
  const cards = await cardsOf(db, rows, readerOf(context));
  const endOf = ({ until }: (typeof cards)[number]) => until?.at ?? '9';
  const [first] = cards.toSorted(
    (one, other) =>
      Number((other.unread ?? 0) > 0) - Number((one.unread ?? 0) > 0) ||
      endOf(one).localeCompare(endOf(other)),
  );
  if (first === undefined) return { consult: null };
  const { turns } = consultTerms(first.consultKind);
  return {
    consult: {
      ...first,
      turnsLeft:
        turns === null ? null : Math.max(0, turns - (await turnsTaken(db, first.orderKey))),
    },
  };
}
