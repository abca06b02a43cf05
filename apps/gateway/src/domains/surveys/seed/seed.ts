import { asc, desc } from 'drizzle-orm';
import { doctors } from '../../../kernel/places/tables';
import type { Queryable } from '../../../platform/database';
import { localised } from '../../../platform/translate';
import { surveys } from '../tables';
import { beforeVisit } from './before-visit-rows';
import { chronicRows } from './chronic-rows';
import { moodRow } from './mood-row';
import { visitRows } from './visit-rows';

/** Fills the sandbox with six surveys, and one that a department asks before visits; the same each time. */
export async function seed(db: Queryable): Promise<void> {
  const [doctor] = await db
    .select({ id: doctors.id })
    .from(doctors)
    .orderBy(asc(doctors.id))
    .limit(1);
  await db.insert(surveys).values(
    [...chronicRows, moodRow, ...visitRows].map((row, position) => ({
      surveyCodeId: row.code,
      title: localised(...row.title),
      introduction: localised(...row.introduction),
      item: row.item,
      bands: row.bands ?? [],
      minutes: row.minutes,
      topic: row.topic ?? 'general',
      doctorId: row.ofDoctor ? (doctor?.id ?? null) : null,
      position,
    })),
  );
  const [last] = await db
    .select({ hospitalId: doctors.hospitalId, hospDeptId: doctors.hospDeptId })
    .from(doctors)
    .orderBy(desc(doctors.id))
    .limit(1);
  if (last === undefined) return;
  await db.insert(surveys).values({
    surveyCodeId: beforeVisit.code,
    title: localised(...beforeVisit.title),
    introduction: localised(...beforeVisit.introduction),
    item: beforeVisit.item,
    bands: [],
    minutes: beforeVisit.minutes,
    ...last,
    position: chronicRows.length + 1 + visitRows.length,
  });
}
