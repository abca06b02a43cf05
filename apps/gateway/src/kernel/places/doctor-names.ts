import { textIn } from '@xinglin/rules';
import { inArray } from 'drizzle-orm';
import { doctors } from './tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';

/** What doctors are called in a language, by their ids. */
export async function doctorNames(
  db: Queryable,
  ids: readonly string[],
  locale: Locale,
): Promise<(doctorId: string) => string> {
  if (ids.length === 0) return () => '';
  const rows = await db
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(inArray(doctors.id, [...new Set(ids)]));
  const names = new Map(rows.map(({ id, name }) => [id, textIn(name, locale)]));
  return (doctorId) => names.get(doctorId) ?? '';
}
