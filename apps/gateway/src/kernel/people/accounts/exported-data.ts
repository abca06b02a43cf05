import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { collection } from '../../../platform/ports';

/** A part of what an account takes along: sections by their name in the copy. */
type ExportedData = (db: Queryable, ownerId: string, locale: Locale) => Promise<object>;

/** What the domains hold of a person, for a copy of all of it. */
export const exportedData = collection<ExportedData>('exported data');

/** A visit to a doctor, as the summary of a patient tells it. */
export interface ExportedVisit {
  readonly orderNo: string;
  readonly patientId: string | null;
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** IANA zone of the place of the visit. */
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly doctorName: string;
  readonly hospitalName: string;
  readonly departmentName: string;
}

/** Every visit of an account, of whichever domain. */
export const exportedVisits =
  collection<(db: Queryable, ownerId: string, locale: Locale) => Promise<readonly ExportedVisit[]>>(
    'exported visits',
  );
