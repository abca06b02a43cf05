import type { orders, ResponseOf } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';
import type { OrderReader } from './order-reader';

type Matter = ResponseOf<(typeof orders)['listNextMatters']>['items'][number];

/** What can wait for an owner besides paying and reviewing, which the register knows of every kind. */
export interface Waiting {
  readonly what: Exclude<Matter['what'], 'pay' | 'review'>;
  /** When it came, of what is to be read; the time of the order by default. */
  readonly at?: Date | null;
  /** When it ends; null where it has no end. */
  readonly until: Date | null;
}

/** Where an order takes place. */
export interface Place {
  readonly name: string;
  readonly hospitalId: string | null;
  /** The zone of its clock; that of China by default. */
  readonly timeZone?: string;
}

/** How orders of a kind wait for their owner. */
interface WaitsForOwner<State extends string, Order> {
  /** What an open order, or one in a state of `afterwards`, waits for; null for nothing. */
  of(order: Order, context: { readonly now: Date; readonly unread: number }): Waiting | null;
  /** States of a completed order that are news for some days. */
  readonly afterwards: readonly State[];
  /** Where orders take place, in the same order; left out by a kind without places. */
  places?(
    db: Queryable,
    orders: readonly Order[],
    locale: Locale,
  ): Promise<readonly (Place | null)[]>;
}

/** How orders of a kind wait for their owner, or why none ever does but for being paid and reviewed. */
export type NextOfKind<State extends string, Order> =
  | WaitsForOwner<State, Order>
  | { readonly nothing: string };

/** Something that waits for an account and is no order: the kernel adds names and sorts it among the orders. */
export interface FurtherMatter extends Pick<
  Matter,
  'kind' | 'orderNo' | 'waitId' | 'title' | 'doctorId' | 'day'
> {
  readonly what: Waiting['what'];
  readonly place: Place | null;
  readonly patientIds: readonly string[];
  readonly at: Date | null;
  readonly until: Date | null;
  readonly position: number | null;
}

/** What domains bring besides orders: places on wait-lists, planned parts of an order. */
export const furtherMatters =
  collection<(db: Queryable, reader: OrderReader) => Promise<readonly FurtherMatter[]>>(
    'further matters',
  );
