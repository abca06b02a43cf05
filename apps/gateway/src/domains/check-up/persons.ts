import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, arrayContains, arrayOverlaps, eq, not, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { samePackage } from './same-package';
import { checkUpPackages } from './tables';

type Calls = typeof checkUp;
/** For whom the home offers packages. */
export type Person = NonNullable<RequestOf<Calls['listPhysicalPackages']>['person']>;

/** An age at which a person of the kind has check-ups: what excludes it is not for them. */
const ages = { parents: 65, self: 35 } as const;

/** Whether a package is for people of an age. */
export const atAge = (age: number): SQL<boolean> =>
  sql`coalesce(${checkUpPackages.minAge}, 0) <= ${age}::int and coalesce(${checkUpPackages.maxAge}, 200) >= ${age}::int`;

/** Packages that only a new job or a marriage requires are for no parent. */
const isRoutine = not(arrayOverlaps(checkUpPackages.purposes, ['work', 'marriage', 'children']));

/** Whether a package is for a person of the home. */
export function packagesFor(person: Person): SQL | undefined {
  switch (person) {
    case 'parents':
      return and(atAge(ages.parents), isRoutine);
    case 'self':
      return and(atAge(ages.self), not(arrayContains(checkUpPackages.purposes, ['children'])));
    case 'child':
      return arrayContains(checkUpPackages.purposes, ['children']);
    case 'work':
      return arrayContains(checkUpPackages.purposes, ['work']);
  }
}

const persons: readonly Person[] = ['parents', 'self', 'child', 'work'];

/** How many packages there are for each person, each once for all organisations. */
export async function countPersons(
  _: unknown,
  { db }: CallContext,
): Promise<ResponseOf<Calls['listPhysicalPersons']>> {
  const rows = await db.execute<{ person: Person; count: number }>(
    sql.join(
      persons.map(
        (person) => sql`select ${person}::text as person, count(*)::int as count from (
          select distinct ${sql.join(samePackage, sql`, `)} from check_up_packages
          where ${and(checkUpPackages.isOpen, eq(checkUpPackages.kind, 'general'), packagesFor(person))}
        ) offered`,
      ),
      sql` union all `,
    ),
  );
  const counts = new Map(rows.rows.map(({ person, count }) => [person, count]));
  return {
    items: persons.map((person) => ({ person, packageCount: counts.get(person) ?? 0 })),
  };
}
