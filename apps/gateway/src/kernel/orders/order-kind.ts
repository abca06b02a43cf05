import type {
  OrderActor,
  OrderMachine,
  OrderSummary,
  redDots,
  RequestOf,
  ResponseOf,
  ReviewType,
  StaffRole,
  writeOff,
} from '@xinglin/contract';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import type { Queryable, Transaction } from '../../platform/database';
import { collection, type Parts } from '../../platform/ports';
import type { TimeOfKind } from '../calendar/time-of-kind';
import type { ExportedVisit } from '../people/accounts/exported-data';
import type { MoveContext } from './move-context';
import type { NextOfKind } from './next-of-kind';
import type { Exempt, PeopleTable, RepeatRule, UnpaidHolds } from './order-bounds';
import type { OrderRow } from './tables';

/** A kind's own table: one row an order, under its number. */
export type OwnTable = PgTable & { readonly orderNo: PgColumn };

/** An order as its kind sees it: the register's row, and its own. */
export type Order<State extends string = string, Own = Record<string, unknown>> = Omit<
  OrderRow,
  'state'
> & {
  readonly state: State;
  readonly own: Own;
};

/** What lists and the cashier say of an order. */
export type OrderSubject = Pick<z.input<typeof OrderSummary>, 'title' | 'facts'>;

/** What is to be paid of an order now. */
export interface Due {
  readonly cents: number;
  /** Until when, exclusive. */
  readonly before: Date;
  /** The zone in which the person is told of that moment. */
  readonly timeZone: string;
}

/** A move that comes by itself. */
export interface DueMove<Event extends string> {
  readonly at: Date;
  readonly event: Event;
  readonly reasonKey: string;
}

/** A move that is being made. */
export interface Move<Event extends string, Effect extends string> {
  readonly event: Event;
  readonly actor: OrderActor;
  readonly emits: readonly Effect[];
}

/** What the person may be told of an order besides what they see on its page. */
export type OrderNews =
  /** It came into its state, by a move that notifies. */
  | { readonly type: 'moved'; readonly reason: string | null }
  /** Another amount came than was asked for, and goes back; `due` where it can still be paid. */
  | { readonly type: 'wrongAmount'; readonly receivedCents: number; readonly due: Due | null }
  | { readonly type: 'wrongAmountReturned'; readonly refundCents: number };

/** A move at the desk, by the hospital. */
export interface DeskMove<Event extends string> {
  /** The last part of its path. */
  readonly name: string;
  /** What it does, in a sentence for the description. */
  readonly summary: string;
  /** Who of the staff may do it; a doctor, only with their own orders. */
  readonly roles: readonly StaffRole[];
  readonly event: Event;
  /** It refunds what is left of the payment: above the limit of the staff a second person has to approve it. */
  readonly refunds?: true;
}

/** How an order's own money is asked for and comes back. */
interface Payable<Event extends string, Kind> {
  /** What a payment lets happen; where from no transition by it begins, the money goes back. */
  readonly event: Event;
  /** What is to be paid now; null when nothing is. Several payments follow each other by what this answers. */
  due(order: Kind, now: Date): Due | null;
}

interface Refundable<Event extends string> {
  /** Moves an order whose payment came too late; the transition emits `refund`. */
  readonly begin: Event;
  /** Moves an order once all that goes back has arrived. */
  readonly end: Event;
}

/**
 * A kind of order, declared once. The register keeps what all kinds share; everything that the order centre, the
 * cashier, the personal centre, red dots, the export, closing an account and the desk need is declared here.
 */
export interface OrderKind<
  State extends string = string,
  Event extends string = string,
  Effect extends string = string,
  Table extends OwnTable = OwnTable,
> {
  /** Written into the register; never changes. */
  readonly kind: string;
  readonly machine: OrderMachine<State, Event, Effect>;
  readonly table: Table;

  /** Titles and facts of several orders, in the order given. */
  subjects(
    db: Queryable,
    orders: readonly Order<State, Table['$inferSelect']>[],
    locale: Locale,
  ): Promise<readonly OrderSubject[]>;
  stateText(state: State, locale: Locale): string;
  /** A reason of the gateway's own, in the reader's language; null for a key it does not know. */
  reasonText(key: string, locale: Locale): string | null;
  /** The buttons of an order for its owner, the most wanted first. */
  actions(
    order: Order<State, Table['$inferSelect']>,
    now: Date,
  ): z.input<typeof OrderSummary>['actions'];

  /** Null for a kind that is never paid. */
  readonly payable: Payable<Event, Order<State, Table['$inferSelect']>> | null;
  /** Null for a kind that gives nothing back by itself. */
  readonly refundable: Refundable<Event> | null;
  /** When its owner may say how it was, and what that is called; null for a kind without reviews. */
  readonly reviewable: {
    readonly type: Extract<ReviewType, 'visit' | 'consult'>;
    readonly states: readonly State[];
  } | null;
  /** What an order waits for its owner to do; or why nothing does. */
  readonly next: NextOfKind<State, Order<State, Table['$inferSelect']>>;
  /** When what was bought and is used whenever its owner likes ends; left out by a kind without such orders. */
  usableUntil?(order: Order<State, Table['$inferSelect']>, now: Date): Date | null;
  /** How its orders take the time of doctors and patients. */
  readonly time: TimeOfKind<Order<State, Table['$inferSelect']>>;
  /** How much of stock or slots is held by unpaid orders; or why the kind holds none, or has bounds of its own. */
  readonly holds: UnpaidHolds<State, Event> | Exempt;
  /** What a person has one open order for at a time; or why it may be ordered again, or has a rule of its own. */
  readonly repeats: RepeatRule<keyof Table['$inferSelect'] & string>;
  /** For whom an order is, where it is for several people; the patient in the register unless given. */
  readonly people?: PeopleTable;
  /** What ends the state it is in, and when; null where nothing does. */
  deadline(order: Order<State, Table['$inferSelect']>): DueMove<Event> | null;

  /**
   * Writes what a move changes in the kind's own tables, in the move's transaction and under the order's lock;
   * `order` is in its new state already. Answers its own row as it is afterwards.
   */
  onMove(
    context: MoveContext,
    order: Order<State, Table['$inferSelect']>,
    move: Move<Event, Effect>,
  ): Promise<Table['$inferSelect']>;
  /** What the person is told; null for nothing. */
  message(
    db: Queryable,
    order: Order<State, Table['$inferSelect']>,
    news: OrderNews,
  ): Promise<string | null>;
  /** Where a red dot stands after which events; null for a kind that shows none. */
  readonly news: {
    readonly place: RequestOf<(typeof redDots)['refreshRedDotResources']>['place'];
    readonly events: readonly Event[];
  } | null;

  /** Moves that the hospital's own people make at the desk. */
  readonly desk: readonly DeskMove<Event>[];
  /** What an open order is called where it keeps an account from being closed. */
  readonly obstacle: ResponseOf<(typeof writeOff)['getWriteOff']>['obstacles'][number]['kind'];
  /** Every order of an account, as its owner takes it along under the name `section`. */
  readonly exported: {
    readonly section: string;
    rows(db: Queryable, ownerId: string, locale: Locale): Promise<readonly object[]>;
    /** Those of them that are visits to a doctor, as a patient's summary tells them; null for a kind that is none. */
    readonly visits:
      | ((db: Queryable, ownerId: string, locale: Locale) => Promise<readonly ExportedVisit[]>)
      | null;
  };
  /** Erases what the kind holds of a person beyond the records that the law keeps. It must bear being run again. */
  erased(db: Transaction, ownerId: string): Promise<void>;
}

/** Declares a kind of order; its domain hands it to the composition. */
export function defineOrderKind<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(kind: OrderKind<State, Event, Effect, Table>): OrderKind<State, Event, Effect, Table> {
  return kind;
}

/** The kinds of order that the domains bring. */
export const orderKinds = collection<OrderKind>('order kinds');

/** The kind of that name; throws for one that no domain brings. */
export function kindOf({ all }: Pick<Parts<unknown>, 'all'>, name: string): OrderKind {
  const kind = all(orderKinds).find((one) => one.kind === name);
  if (!kind) throw new Error(`No domain brings orders of the kind "${name}"`);
  return kind;
}
