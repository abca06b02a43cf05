import { servicePackageTerms } from '@xinglin/rules';
import { releaseTime, reserveTime } from '../../kernel/calendar/reserve';
import { spanOf, type Span } from '../../kernel/calendar/time-of-kind';
import type { Queryable } from '../../platform/database';
import type { ServicePackageOrder } from './order-rules';
import type { UseRow } from './tables';

const { appointmentMinutes, callForMinutes, visitMinutes } = servicePackageTerms;

/** How long each type of use takes, and whether it takes the time of the order's doctor; others have no time. */
const timeOf: Readonly<
  Partial<Record<UseRow['type'], { readonly minutes: number; readonly byDoctor: boolean }>>
> = {
  appointment: { minutes: appointmentMinutes, byDoctor: true },
  call: { minutes: callForMinutes, byDoctor: true },
  // A nurse or a therapist of the team comes.
  visit: { minutes: visitMinutes, byDoctor: false },
};

/** When a use of a type takes place that is planned for `plannedAt`. */
export const useSpanOf = (type: UseRow['type'], plannedAt: Date): Span =>
  spanOf(plannedAt, timeOf[type]?.minutes ?? 0);

/** Takes the time of a planned use, in place of the one it had. */
export async function reserveUse(
  db: Queryable,
  { orderNo, ownerId, own }: ServicePackageOrder,
  { applyNo, type, plannedAt }: Pick<UseRow, 'applyNo' | 'type'> & { readonly plannedAt: Date },
): Promise<void> {
  const time = timeOf[type];
  if (time === undefined) return;
  await reserveTime(
    db,
    {
      useNo: applyNo,
      orderNo,
      kind: 'servicePackage',
      patientId: own.patientId,
      doctorIds: time.byDoctor ? [own.doctorId] : [],
      ...useSpanOf(type, plannedAt),
    },
    { account: ownerId, ifDoctorBusy: 'packageTimeTaken' },
  );
}

/** Releases the time of a use that was carried out or withdrawn. */
export const releaseUse = (db: Queryable, applyNo: string): Promise<void> =>
  releaseTime(db, applyNo);
