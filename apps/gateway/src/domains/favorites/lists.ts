import type { favorites as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import {
  showDoctors,
  showHospitals,
  type DoctorCard,
  type HospitalCard,
} from '../../kernel/places/cards';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import { hospitalDepartments, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { favoritePage } from './service';
import { namesOf, type FavoriteKind } from './things';

type PageInput = RequestOf<(typeof calls)['listFavoriteDoctors']>;
type Department = Omit<
  ResponseOf<(typeof calls)['listFavoriteDepartments']>['items'][number],
  'since'
>;
type Disease = Omit<ResponseOf<(typeof calls)['listFavoriteDiseases']>['items'][number], 'since'>;

/** A page of one kind: what `show` makes of the ids, in its order, each with since when it is followed. */
async function listOf<Item>(
  context: CallContext,
  kind: FavoriteKind,
  input: PageInput,
  idOf: (item: Item) => string,
  show: (ids: readonly string[]) => Promise<readonly Item[]>,
): Promise<{ items: (Item & { since: string })[]; next: string | null }> {
  const { since, next } = await favoritePage(context, kind, input);
  const shown = await show([...since.keys()]);
  const items = shown.flatMap((item) => {
    const at = since.get(idOf(item));
    return at === undefined ? [] : [{ ...item, since: at }];
  });
  return { items, next };
}

/** The doctors that the account follows, as the directory shows them. */
export function listDoctors(input: PageInput, context: CallContext) {
  return listOf<DoctorCard>(
    context,
    'doctor',
    input,
    ({ doctorId }) => doctorId,
    (ids) => showDoctors(ids, context),
  );
}

/** The hospitals that the account follows. */
export function listHospitals(input: PageInput, context: CallContext) {
  return listOf<HospitalCard>(
    context,
    'hospital',
    input,
    ({ hospitalId }) => hospitalId,
    (ids) => showHospitals(ids, context),
  );
}

/** The diseases and symptoms that the account follows. */
export function listDiseases(input: PageInput, context: CallContext) {
  return listOf<Disease>(
    context,
    'disease',
    input,
    ({ entryId }) => entryId,
    async (ids) => {
      const names = await namesOf.disease(context.db, ids, context.locale);
      return [...names].map(([entryId, name]) => ({ entryId, name }));
    },
  );
}

/** The departments that the account follows: of one hospital, or as every hospital has them. */
export function listDepartments(input: PageInput, context: CallContext) {
  return listOf<Department>(
    context,
    'department',
    input,
    ({ hospDeptId }) => hospDeptId,
    async (ids) => {
      const [ofHospitals, standard] = await Promise.all([
        hospitalDepartmentsOf(ids, context),
        standardDepartmentsOf(ids, context),
      ]);
      const byId = new Map<string, Department>(ofHospitals.map((row) => [row.hospDeptId, row]));
      for (const { deptId, deptName } of standard)
        byId.set(deptId, {
          hospDeptId: deptId,
          name: deptName,
          hospitalId: null,
          hospitalName: null,
        });
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  );
}

async function hospitalDepartmentsOf(
  ids: readonly string[],
  { db, locale }: CallContext,
): Promise<Department[]> {
  const rows = await db
    .select({
      hospDeptId: hospitalDepartments.id,
      name: hospitalDepartments.name,
      hospitalId: hospitals.id,
      hospitalName: hospitals.name,
    })
    .from(hospitalDepartments)
    .innerJoin(hospitals, eq(hospitals.id, hospitalDepartments.hospitalId))
    .where(inArray(hospitalDepartments.id, [...ids]));
  return rows.map((row) => ({
    ...row,
    name: textIn(row.name, locale),
    hospitalName: textIn(row.hospitalName, locale),
  }));
}
