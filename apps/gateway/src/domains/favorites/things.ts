import type { favoriteKinds } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { inArray } from 'drizzle-orm';
import { findEntry } from '../../kernel/triage/knowledge-base';
import {
  doctors,
  hospitalDepartments,
  hospitals,
  standardDepartments,
} from '../../kernel/places/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';

export type FavoriteKind = (typeof favoriteKinds)[number];

type ReadNames = (
  db: Queryable,
  ids: readonly string[],
  locale: Locale,
) => Promise<ReadonlyMap<string, string>>;

const namesFrom =
  (
    table:
      | typeof doctors
      | typeof hospitals
      | typeof hospitalDepartments
      | typeof standardDepartments,
  ): ReadNames =>
  async (db, ids, locale) => {
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, textIn(name, locale)]));
  };

const departmentNames = [namesFrom(standardDepartments), namesFrom(hospitalDepartments)];

/** What things are called, by their ids; what there is not is left out. */
export const namesOf: Readonly<Record<FavoriteKind, ReadNames>> = {
  doctor: namesFrom(doctors),
  hospital: namesFrom(hospitals),
  department: async (...asked) => {
    const found = await Promise.all(departmentNames.map((namesOfSome) => namesOfSome(...asked)));
    return new Map(found.flatMap((names) => [...names]));
  },
  disease: (_db, ids, locale) =>
    Promise.resolve(
      new Map(
        ids.flatMap((id) => {
          const found = findEntry(id, locale);
          return found === null ? [] : [[id, found.name] as const];
        }),
      ),
    ),
};
