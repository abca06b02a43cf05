import { textIn } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import type { NameFinder } from '../../kernel/places/name-finders';
import { areas, doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { nameSyllables, syllables } from '../../platform/translate';
import { findPage } from './search';
import { nearness, searchRow } from './search-text';

/** Names are among the first that are found; this many are looked at for one that is shown. */
const candidatesFor = 3;

type Wanted = Parameters<NameFinder['find']>[0];

/** Whether every typed word begins a name, in Chinese, in English, as pinyin or as its first letters. */
function isCalled({ 'zh-Hans': chinese, en }: Localised, parts: readonly string[], typed: string) {
  const initials = parts.map((part) => part.charAt(0)).join('');
  return nearness(searchRow([], [], [chinese, en, parts.join(''), initials]), typed) < 3;
}

async function candidates(
  table: Parameters<typeof findPage>[1],
  { q, areaId, most }: Wanted,
  { db }: CallContext,
): Promise<readonly string[]> {
  const { ids } = await findPage(db, table, {
    typed: q,
    marks: areaId === undefined ? [] : [['area', areaId]],
    condition: null,
    pageNo: 1,
    pageSize: most * candidatesFor,
  });
  return ids;
}

/** The rows of `ids` that are called so, in the order of `ids`. */
function calledOf<Row extends { readonly id: string; readonly name: Localised }>(
  ids: readonly string[],
  rows: readonly Row[],
  syllablesOf: (chinese: string) => readonly string[],
  { q, most }: Wanted,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ name }) => isCalled(name, syllablesOf(name['zh-Hans']), q))
    .slice(0, most);
}

/** Hospitals that are called so, with their city. */
export const hospitalNames: NameFinder = {
  kind: 'hospital',
  async find(wanted, context) {
    const ids = await candidates('hospital_search', wanted, context);
    const rows = await context.db
      .select({ id: hospitals.id, name: hospitals.name, city: areas.name })
      .from(hospitals)
      .innerJoin(areas, eq(areas.id, hospitals.cityId))
      .where(inArray(hospitals.id, [...ids]));
    return calledOf(ids, rows, syllables, wanted).map(({ id, name, city }) => ({
      id,
      name: textIn(name, context.locale),
      note: textIn(city, context.locale),
    }));
  },
};

/** Doctors who are called so, with their hospital. */
export const doctorNames: NameFinder = {
  kind: 'doctor',
  async find(wanted, context) {
    const ids = await candidates('doctor_search', wanted, context);
    const rows = await context.db
      .select({ id: doctors.id, name: doctors.name, hospital: hospitals.name })
      .from(doctors)
      .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
      .where(inArray(doctors.id, [...ids]));
    return calledOf(ids, rows, nameSyllables, wanted).map(({ id, name, hospital }) => ({
      id,
      name: textIn(name, context.locale),
      note: textIn(hospital, context.locale),
    }));
  },
};
