import { registrationKindName } from '@xinglin/contract';
import { momentOf } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import type { FurtherMatter } from '../../../kernel/orders/next-of-kind';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import type { Queryable } from '../../../platform/database';
import { textOf } from '../locales';
import { readWaits } from './account-waits';
import { waits } from './tables';

/** Most places on wait-lists that are listed. */
const mostWaits = 10;

/** An account's places on wait-lists, as matters; an offered one has an order, which is to be paid. */
export async function waitingMatters(db: Queryable, reader: OrderReader): Promise<FurtherMatter[]> {
  const found = await readWaits(
    db,
    and(eq(waits.ownerId, reader.ownerId), eq(waits.state, 'waiting')),
    { reader, limit: mostWaits },
  );
  return found.map(({ waitId, patientId, position, closesAt, shift }) => ({
    kind: registrationKindName,
    orderNo: null,
    waitId,
    what: 'wait',
    title: textOf(reader.locale, 'title', {
      hospital: shift.hospitalName,
      doctor: shift.doctorName,
    }),
    doctorId: shift.doctorId,
    patientIds: [patientId],
    at: momentOf(shift.date, shift.startTime, shift.timeZone),
    day: shift.date,
    until: new Date(closesAt),
    place: {
      name: `${shift.hospitalName} ${shift.hospDeptName}`,
      hospitalId: shift.hospitalId,
      timeZone: shift.timeZone,
    },
    position,
  }));
}
