import {
  foundKinds,
  type RequestOf,
  type ResponseOf,
  type search,
  type searchKinds,
} from '@xinglin/contract';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { findThings } from '../../kernel/finding/thing-finders';
import { departmentsFor } from '../../kernel/triage/departments-for';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { entriesCalled } from '../../kernel/triage/called-so';
import { findDoctors } from '../../kernel/places/doctor-finders';
import { findHospitals } from '../../kernel/places/hospital-finders';
import { nameFinders } from '../../kernel/places/name-finders';
import { placesTodayOf } from '../../kernel/places/today';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext, Locale } from '../../platform/context';
import { searchForm } from '../../platform/search-form';
import { functionsNamed } from './functions';
import { listSuggestions } from './suggestions';

type Calls = typeof search;
type Entry = ResponseOf<Calls['mergeSearch']>['diseases'][number];
type Kind = (typeof searchKinds)[number];

/** Entries that are called so, then those that the words touch. */
function entriesFor(q: string, touched: readonly string[], most: number, locale: Locale): Entry[] {
  const ids = new Set([...entriesCalled(q, most), ...touched]);
  return [...ids].slice(0, most).flatMap((id) => {
    const found = findEntry(id, locale);
    return found === null ? [] : [{ entryId: id, kind: found.entry.kind, name: found.name }];
  });
}

/** Whether a name begins with the words or is inside them: 浙江省立同仁医院 is both for 同仁医院 心内科. */
const isNamed = (name: string, q: string): boolean => {
  const [called, typed] = [name, q].map((text) => searchForm(text).replaceAll(/\s/g, ''));
  return (
    called !== undefined &&
    typed !== undefined &&
    (called.includes(typed) || typed.includes(called))
  );
};

/**
 * Which kind has a name that the letters are the pinyin of. Chinese is a name only where it is written so, which the
 * lists themselves show.
 */
async function namedBy(
  { q, areaId }: Pick<RequestOf<Calls['mergeSearch']>, 'q' | 'areaId'>,
  context: CallContext,
): Promise<ResponseOf<Calls['mergeSearch']>['named']> {
  if (!/^[a-z][a-z' ]+$/i.test(q)) return null;
  const found = await Promise.all(
    context.all(nameFinders).map(async ({ kind, find }) => {
      const names = await find({ q, areaId, most: 1 }, context);
      return names.length === 0 ? [] : [kind];
    }),
  );
  return found.flat()[0] ?? null;
}

const readKinds: ReadonlySet<string> = new Set(['lecture', 'topic']);

/** What begins as the words do: 阿莫西灵 is meant for 阿莫西林. At least two signs: a single one begins too much. */
async function nearestTo(
  { q, areaId }: Pick<RequestOf<Calls['mergeSearch']>, 'q' | 'areaId'>,
  context: CallContext,
) {
  const signs = [...q];
  if (signs.length < 3) return [];
  const half = signs.slice(0, Math.max(2, Math.ceil(signs.length / 2))).join('');
  return (await listSuggestions({ q: half, areaId }, context)).items;
}

/** What is found besides hospitals, departments, diseases and doctors. */
async function thingsFor(
  { q, areaId, pageSize }: RequestOf<Calls['mergeSearch']>,
  context: CallContext,
) {
  const [named, found] = await Promise.all([
    namedBy({ q, areaId }, context),
    findThings({ q, areaId, most: pageSize }, context),
  ]);
  const functions = functionsNamed(q, context.locale);
  // Lectures and topics match a name in Latin letters by sound only.
  const groups = found.filter(({ kind }) => named === null || !readKinds.has(kind));
  const isNothing = named === null && functions.length + groups.length === 0;
  return {
    named,
    functions,
    groups: groups.toSorted(
      (one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind),
    ),
    nearest: isNothing ? await nearestTo({ q, areaId }, context) : [],
  };
}

/** The best of each kind: a hospital that is called so first, else departments, diseases, doctors, hospitals. */
export async function mergedSearch(
  wanted: RequestOf<Calls['mergeSearch']>,
  context: CallContext,
): Promise<ResponseOf<Calls['mergeSearch']>> {
  const { pageSize } = wanted;
  const none = { items: [], total: 0, pageNo: 1, pageSize };
  const [places, things] = await Promise.all([
    wanted.only === 'things'
      ? { kinds: [], hospitals: none, departments: [], diseases: [], doctors: none }
      : placesFor(wanted, context),
    thingsFor(wanted, context),
  ]);
  return { ...places, ...things };
}

async function placesFor(
  { q, areaId, pageSize }: RequestOf<Calls['mergeSearch']>,
  context: CallContext,
) {
  const led = departmentsFor(q);
  const wanted = { q, areaId, pageNo: 1, pageSize };
  const [hospitals, doctors, departments] = await Promise.all([
    findHospitals(wanted, context),
    findDoctors(wanted, context),
    standardDepartmentsOf(
      led.departments.slice(0, pageSize).map(({ departmentId }) => departmentId),
      context,
    ),
  ]);
  const diseases = entriesFor(q, led.diseases, pageSize, context.locale);
  const [best] = hospitals.items;
  const order: readonly Kind[] =
    best !== undefined && isNamed(best.name, q)
      ? ['hospital', 'department', 'disease', 'doctor']
      : ['department', 'disease', 'doctor', 'hospital'];
  const found: Readonly<Record<Kind, number>> = {
    hospital: hospitals.items.length,
    department: departments.length,
    disease: diseases.length,
    doctor: doctors.items.length,
  };
  return {
    kinds: order.filter((kind) => found[kind] > 0),
    hospitals,
    departments,
    diseases,
    doctors,
  };
}

type Recommended = ResponseOf<Calls['mergeSearchRecommend']>;

/** Doctors of the department that fits the words best; on request those with a place today. */
export async function recommendedDoctors(
  { q, areaId, sort, today, pageNo, pageSize }: RequestOf<Calls['mergeSearchRecommend']>,
  context: CallContext,
): Promise<Recommended> {
  const deptId = departmentsFor(q).departments[0]?.departmentId;
  if (deptId === undefined)
    return { items: [], total: 0, pageNo, pageSize, isToday: false, department: null };
  const wanted = { deptId, areaId, sort, pageNo, pageSize };
  const [free, [department = null]] = await Promise.all([
    today ? findDoctors({ ...wanted, date: dayAt(context.now, hospitalTimeZone) }, context) : null,
    standardDepartmentsOf([deptId], context),
  ]);
  if (free === null || free.total === 0)
    return {
      ...withoutPlaces(await findDoctors(wanted, context)),
      isToday: false,
      department,
    };
  const places = await placesTodayOf(
    free.items.map(({ doctorId }) => doctorId),
    context,
  );
  return {
    ...free,
    items: free.items.map((doctor) => ({
      ...doctor,
      placesToday: places.get(doctor.doctorId) ?? null,
    })),
    isToday: true,
    department,
  };
}

const withoutPlaces = ({ items, ...page }: Awaited<ReturnType<typeof findDoctors>>) => ({
  ...page,
  items: items.map((doctor) => ({ ...doctor, placesToday: null })),
});
