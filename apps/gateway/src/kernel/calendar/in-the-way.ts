import { formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { patientKey } from './tables';
import type { KindWithTime, Span } from './time-of-kind';

/** An appointment that a patient has at a time. */
export interface InTheWay {
  readonly kind: KindWithTime;
  readonly startsAt: Date;
  /** Number of its order; null where it is another account's. */
  readonly orderNo: string | null;
}

/** What a patient has at a time, the account's own appointments first; null where they are free. */
export async function findInTheWay(
  db: Queryable,
  {
    patientId,
    startsAt,
    endsAt,
    useNo = '',
  }: Span & { readonly patientId: string; readonly useNo?: string },
  account: string | null,
): Promise<InTheWay | null> {
  const { rows } = await db.execute<{
    order_no: string;
    kind: KindWithTime;
    starts_at: string;
    is_own: boolean;
  }>(sql`
    SELECT busy.order_no, busy.kind, busy.starts_at::text, o.owner_id IS NOT DISTINCT FROM ${account} AS is_own
    FROM busy_times busy JOIN orders o ON o.order_no = busy.order_no
    WHERE busy.person = ${patientKey(patientId)}
      AND tstzrange(busy.starts_at, busy.ends_at)
        && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)
      AND busy.use_no <> ${useNo}
    ORDER BY is_own DESC, busy.starts_at LIMIT 1`);
  const [row] = rows;
  if (row === undefined) return null;
  const { kind, order_no: orderNo, is_own: isOwn } = row;
  return { kind, startsAt: new Date(row.starts_at), orderNo: isOwn ? orderNo : null };
}

/** Refuses a second appointment of a patient, and says which one is in the way. Another account's is not named. */
export function refuseOverlap({ orderNo, kind, startsAt }: InTheWay): never {
  if (orderNo === null) refuse('overlappingVisit');
  refuse('overlappingVisit', {
    data: { orderNo, kind, startsAt: startsAt.toISOString() },
    words: (locale) =>
      textOf(locale, 'inTheWay', {
        visit: textOf(locale, `visit.${kind}`),
        time: formatInstant(startsAt, locale, hospitalTimeZone),
      }),
  });
}

/** Refuses where a patient has another appointment at a time. */
export async function refuseBusyPatient(
  db: Queryable,
  wanted: Span & { readonly patientId: string; readonly useNo?: string },
  account: string | null,
): Promise<void> {
  const found = await findInTheWay(db, wanted, account);
  if (found !== null) refuseOverlap(found);
}
