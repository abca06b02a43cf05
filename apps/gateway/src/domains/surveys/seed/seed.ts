import { asc } from 'drizzle-orm';
import { doctors } from '../../../kernel/places/tables';
import type { Queryable } from '../../../platform/database';
import { localised } from '../../../platform/translate';
import { surveys } from '../tables';
import { chronicRows } from './chronic-rows';
import { visitRows } from './visit-rows';

/** Fills the sandbox with six surveys; the same each time. */
export async function seed(db: Queryable): Promise<void> {
  const [doctor] = await db
    .select({ id: doctors.id })
    .from(doctors)
    .orderBy(asc(doctors.id))
    .limit(1);
  await db.insert(surveys).values(
    [...chronicRows, ...visitRows].map((row, position) => ({
      surveyCodeId: row.code,
      title: localised(...row.title),
      introduction: localised(...row.introduction),
      item: row.item,
      bands: row.bands ?? [],
      minutes: row.minutes,
      doctorId: row.ofDoctor ? (doctor?.id ?? null) : null,
      position,
    })),
  );
}
