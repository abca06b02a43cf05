import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database';
import { patients } from '../people/patients/tables';
import type { PeopleTable } from './order-bounds';
import type { OrderKind } from './order-kind';
import { orders } from './tables';

/** The one person of each order, as the register has it. */
const registered: PeopleTable = alias(orders, 'of_person');

/** For whom the orders of a kind are. */
export const peopleOf = ({ people = registered }: Pick<OrderKind, 'people'>): PeopleTable => people;

/** Who patients of an account are, the same in every account; in a fixed order, each once. */
export async function identitiesOf(
  db: Queryable,
  ownerId: string,
  patientIds: readonly string[],
): Promise<string[]> {
  if (patientIds.length === 0) return [];
  const rows = await db
    .select({ identityHash: patients.identityHash })
    .from(patients)
    .where(and(inArray(patients.patientId, [...patientIds]), eq(patients.ownerId, ownerId)));
  return [...new Set(rows.map(({ identityHash }) => identityHash))].toSorted();
}

/**
 * Makes orders of one account, and orders for one person in whatever account, wait for each other until the transaction
 * ends. Locked in one order by all; before stock or places of a day, or not together with them.
 */
export async function lockHolders(
  db: Queryable,
  ownerId: string,
  persons: readonly string[],
): Promise<void> {
  for (const holder of [`account:${ownerId}`, ...persons.map((one) => `person:${one}`)])
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${holder}, 5))`);
}
