import type { BusinessErrorName } from '@xinglin/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Why a rule for all kinds does not apply to one. */
export interface Exempt {
  readonly exempt: string;
}

/** How many orders of a kind may hold stock or a slot that is not paid for. */
export interface UnpaidHolds<State extends string = string, Event extends string = string> {
  /** States in which an order holds something unpaid. */
  readonly states: readonly State[];
  /** Orders of one account at a time. */
  readonly perAccount: number;
  /** Orders for one person at a time, in all accounts; null for a kind that is for no person. */
  readonly perPerson: number | null;
  /** Events by which an unpaid order releases what it holds, other than by the hospital. */
  readonly releasedBy: readonly Event[];
  /** Orders of one account that may be released unpaid on one day before it has to wait for the next one. */
  readonly releasedADay: number;
  /** Which orders hold anything, by their own rows; all unless given. */
  readonly only?: SQL;
}

/** What a person has only one open order for at a time. */
export interface OneAtATime<Column extends string = string> {
  /** Columns of the kind's own table; where they are the same for one person, so is what is ordered. */
  readonly same: readonly Column[];
  /** How a second order is refused; with the first one's number where it is the account's own. */
  readonly refusal: Extract<BusinessErrorName, 'orderedAlready' | 'specialDiseaseOpenAlready'>;
}

/** What is ordered once at a time, or why it may be ordered again. */
export type RepeatRule<Column extends string = string> = OneAtATime<Column> | Exempt;

/** Which people an order is for: a row for each. */
export type PeopleTable = PgTable & { readonly orderNo: PgColumn; readonly patientId: PgColumn };
