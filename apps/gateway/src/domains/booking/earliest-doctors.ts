import type { booking, RequestOf, ResponseOf } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { firstFreeShift } from '../../kernel/places/booking-window';
import { findDoctors } from '../../kernel/places/doctor-finders';
import type { CallContext } from '../../platform/context';
import { findShifts } from './shifts';

/**
 * Doctors with the first shift in which each can be seen, the earliest first. Who they are is the search's; the shifts of a
 * page are one query.
 */
export async function earliestDoctors(
  input: RequestOf<typeof booking.listEarliestDoctors>,
  context: CallContext,
): Promise<ResponseOf<typeof booking.listEarliestDoctors>> {
  const { db, locale, now } = context;
  const found = await findDoctors({ ...input, onlyAvailable: true, sort: 'earliest' }, context);
  const ids = found.items.map(({ doctorId }) => doctorId);
  const { rows } = await db.execute<{ id: string | null }>(sql`
    select ${firstFreeShift('id', now)} as id from doctors doctor
    where doctor.id = any(${sql.param(ids)}::text[])`);
  const shifts = await findShifts(
    db,
    rows.flatMap(({ id }) => id ?? []),
    locale,
    now,
  );
  const byDoctor = new Map(shifts.map((shift) => [shift.doctorId, shift]));
  return {
    ...found,
    items: found.items.flatMap((doctor) => {
      // The last place may have gone between the two queries.
      const shift = byDoctor.get(doctor.doctorId);
      return shift === undefined ? [] : [{ doctor, shift }];
    }),
  };
}
