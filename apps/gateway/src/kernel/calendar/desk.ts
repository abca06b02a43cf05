import { Id, Instant } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../desk/desk-action';
import { instant } from './reserve';
import { kindsWithTime, type KindWithTime } from './time-of-kind';

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What the hospital sees of the calendar. */
export const calendarDesk = [
  deskAction({
    name: 'list-double-booked',
    summary:
      'Coming appointments of doctors over which a clinic was opened later, the next one first, a hundred at most.',
    roles: ['service'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          doctorId: Id,
          orderNo: Id,
          kind: z.enum(kindsWithTime),
          startsAt: Instant,
          shiftCaseId: Id,
        }),
      ),
    }),
    async handle(_, { db, now }) {
      const { rows } = await db.execute<{
        doctor_id: string;
        order_no: string;
        kind: KindWithTime;
        starts_at: string;
        shift_case_id: string;
      }>(sql`
        SELECT busy.doctor_id, busy.order_no, busy.kind, busy.starts_at::text, clinic.id AS shift_case_id
        FROM busy_times busy JOIN shift_cases clinic ON clinic.doctor_id = busy.doctor_id AND NOT clinic.stopped
          AND clinic.starts_at > busy.starts_at - interval '1 day' AND clinic.starts_at < busy.ends_at
          AND clinic.ends_at > busy.starts_at
        WHERE busy.doctor_id IS NOT NULL AND busy.ends_at > ${instant(now)}
        ORDER BY busy.starts_at, busy.use_no, clinic.starts_at LIMIT ${linesShown}`);
      return {
        items: rows.map((row) => ({
          doctorId: row.doctor_id,
          orderNo: row.order_no,
          kind: row.kind,
          startsAt: new Date(row.starts_at).toISOString(),
          shiftCaseId: row.shift_case_id,
        })),
      };
    },
  }),
];
