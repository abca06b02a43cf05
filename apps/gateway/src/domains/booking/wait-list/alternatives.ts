import type { booking, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import { hospitalDepartments, hospitals } from '../../../kernel/places/tables';
import type { CallContext } from '../../../platform/context';
import { earliestDoctors } from '../earliest-doctors';
import { listWaits } from './account-waits';
import { chanceAt } from './chance';

/** How many doctors are shown beside a wait. */
const shown = 2;

/** Doctors of the same department in the city with a free slot, the earliest first; the doctor waited for is left out. */
export async function alternativesTo(
  { doctorId, hospDeptId }: { readonly doctorId: string; readonly hospDeptId: string },
  context: CallContext,
): Promise<ResponseOf<typeof booking.listEarliestDoctors>['items']> {
  const [at] = await context.db
    .select({ deptId: hospitalDepartments.standardDepartmentId, areaId: hospitals.cityId })
    .from(hospitalDepartments)
    .innerJoin(hospitals, eq(hospitals.id, hospitalDepartments.hospitalId))
    .where(eq(hospitalDepartments.id, hospDeptId));
  if (!at?.deptId) return [];
  const wanted = { deptId: at.deptId, areaId: at.areaId, pageNo: 1, pageSize: shown + 1 };
  const { items } = await earliestDoctors(wanted, context);
  return items.filter(({ doctor }) => doctor.doctorId !== doctorId).slice(0, shown);
}

/** A page of the account's waits with what helps to decide: the chance of each, and who has a free slot instead. */
export async function listWaitsWithChances(
  input: RequestOf<typeof booking.listWaits>,
  reader: OrderReader,
  context: CallContext,
): Promise<ResponseOf<typeof booking.listWaits>> {
  const found = await listWaits(context.db, input, reader);
  const items = [];
  for (const wait of found.items) {
    const { state, position, shift } = wait;
    if (state !== 'waiting') items.push(wait);
    else
      items.push({
        ...wait,
        chanceOfTen: await chanceAt(context.db, shift.hospitalId, position, reader.now),
        alternatives: await alternativesTo(shift, context),
      });
  }
  return { ...found, items };
}
