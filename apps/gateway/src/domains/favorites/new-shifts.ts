import { addDays, dayAt, formatDay, hospitalTimeZone, momentOf, textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { signedForOwner } from '../../kernel/people/accounts/signature';
import type { Locale } from '../../platform/context';
import type { Database, Queryable } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import type { Localised } from '../../platform/localised';
import { sendMessage } from '../../kernel/messages/send-message';
import { textOf } from './locales';

/** Half past eight at the hospitals: the usual ones have opened their day by then, and people are awake. */
const tellAt = '08:30';

/** Accounts that are looked at in one transaction. */
const batchSize = 200;

/** Tells accounts of the days that doctors they follow have opened: each at most once a day. */
export const newShiftsDeadline: Deadline = {
  name: 'favorites.newShifts',
  async sweep(db, now) {
    const today = dayAt(now, hospitalTimeZone);
    const due = momentOf(today, tellAt, hospitalTimeZone);
    if (now < due) return due;
    const looked = await tellBatch(db, now, today);
    return looked === batchSize ? now : momentOf(addDays(today, 1), tellAt, hospitalTimeZone);
  },
};

/** Takes accounts that were not looked at today, so that no other gateway does, and tells them. Answers how many. */
function tellBatch(database: Database, now: Date, today: string): Promise<number> {
  return database.transaction(async (db) => {
    const { rows: owners } = await db.execute<{ owner_id: string; locale: Locale }>(sql`
      update shift_alerts set checked_on = ${today}::date
      where owner_id in (
        select owner_id from shift_alerts where is_on and checked_on < ${today}::date
        order by checked_on limit ${batchSize} for update skip locked)
      returning owner_id, locale`);
    const news = await newShiftsOf(
      db,
      now,
      owners.map(({ owner_id }) => owner_id),
    );
    for (const { owner_id: ownerId, locale } of owners) {
      const told = news.filter((row) => row.owner_id === ownerId);
      const [first] = told;
      if (first === undefined) continue;
      const text = textOf(locale, told.length > 1 ? 'sms.newShifts.several' : 'sms.newShifts.one', {
        doctor: textIn(first.doctor, locale),
        hospital: textIn(first.hospital, locale),
        day: formatDay(first.date, locale),
        others: told.length - 1,
      });
      const signed = await signedForOwner(db, { ownerId, locale }, text);
      const about = { topic: 'newShifts' } as const;
      await sendMessage(db, { channel: 'sms', to: first.mobile, text: signed, about }, now);
    }
    return owners.length;
  });
}

interface NewShift extends Record<string, unknown> {
  readonly owner_id: string;
  readonly mobile: string;
  readonly doctor: Localised;
  readonly hospital: Localised;
  readonly date: string;
}

/** The doctors whose newest day has a place left, followed last first, by the accounts that follow them. */
async function newShiftsOf(
  db: Queryable,
  now: Date,
  owners: readonly string[],
): Promise<readonly NewShift[]> {
  if (owners.length === 0) return [];
  const { rows } = await db.execute<NewShift>(sql`
    select favorite.owner_id, owner.mobile, doctor.name as doctor, hospital.name as hospital, newest.date::text
    from favorites favorite
    join users owner on owner.user_id = favorite.owner_id and owner.mobile is not null
    join doctors doctor on doctor.id = favorite.thing_id
    join hospitals hospital on hospital.id = doctor.hospital_id
    cross join lateral (select ${now.toISOString()}::timestamptz at time zone hospital.time_zone as at) local
    cross join lateral (
      select local.at::date + hospital.window_days
        - case when local.at::time >= hospital.release_time::time then 0 else 1 end as date
    ) newest
    where favorite.kind = 'doctor' and favorite.owner_id = any(${sql.param([...owners])}::text[])
      and exists (
        select 1 from shift_cases shift
        where shift.doctor_id = doctor.id and shift.date = newest.date and shift.remaining > 0 and not shift.stopped
          and shift.starts_at >= newest.date::timestamp at time zone hospital.time_zone)
    order by favorite.since desc, favorite.thing_id`);
  return rows;
}
