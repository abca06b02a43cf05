import type { directory, RequestOf } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';

/** Clinics beside the usual hours. */
export type ClinicKind = NonNullable<RequestOf<(typeof directory)['mergeSearchDoctors']>['clinic']>;

/** Whether the row `session` of a timetable is a clinic of the kind, in SQL. */
export const isClinic: Readonly<Record<ClinicKind, SQL>> = {
  evening: sql`session.start_minute >= 17 * 60`,
  weekend: sql`session.weekday >= 6`,
  special: sql`session.clinic_type = 'special'`,
};
