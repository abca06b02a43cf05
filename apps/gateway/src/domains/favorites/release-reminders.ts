import type { favorites as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { formatDay, formatWeekday, nextRelease, textIn, timeAt } from '@xinglin/rules';
import { and, asc, eq, lte, min, ne } from 'drizzle-orm';
import { sendMessage } from '../../kernel/messages/send-message';
import { signedForOwner } from '../../kernel/people/accounts/signature';
import { users } from '../../kernel/people/accounts/tables';
import { hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Database, Queryable } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { releaseReminders } from './tables';

type Reminder = ResponseOf<(typeof calls)['getReleaseReminder']>;

/** The message is sent so long before the hour, so that there is time to open the page. */
const minutesBefore = 10;

/** Reminders that an account has at a time: each is an SMS. */
export const mostReminders = 10;

/** Messages that are sent in one transaction. */
const batchSize = 200;

/** When the account is reminded of a hospital's next release. */
export async function releaseReminderOf(
  { hospitalId }: RequestOf<(typeof calls)['getReleaseReminder']>,
  { db, account, now }: CallContext,
): Promise<Reminder> {
  const [row] = await db
    .select({ remindAt: releaseReminders.remindAt, releaseAt: releaseReminders.releaseAt })
    .from(releaseReminders)
    .where(isOwn(account, hospitalId));
  // One that a stopped gateway did not send is of no use after the release.
  return { remindAt: row && row.releaseAt > now ? row.remindAt.toISOString() : null };
}

const isOwn = (ownerId: string, hospitalId: string) =>
  and(eq(releaseReminders.ownerId, ownerId), eq(releaseReminders.hospitalId, hospitalId));

/** Sets or deletes the reminder; refuses an unknown hospital, and more than {@link mostReminders}. */
export async function changeReleaseReminder(
  { hospitalId, isOn }: RequestOf<(typeof calls)['changeReleaseReminder']>,
  { db, account: ownerId, locale, now }: CallContext,
): Promise<Reminder> {
  const [hospital] = await db
    .select({
      windowDays: hospitals.windowDays,
      releaseTime: hospitals.releaseTime,
      closeMinutesBefore: hospitals.closeMinutesBefore,
      timeZone: hospitals.timeZone,
    })
    .from(hospitals)
    .where(eq(hospitals.id, hospitalId));
  if (!hospital) refuse('forbidden');
  if (!isOn) {
    await db.delete(releaseReminders).where(isOwn(ownerId, hospitalId));
    return { remindAt: null };
  }
  const { at: releaseAt, day } = nextRelease(hospital, now);
  const others = await db.$count(
    releaseReminders,
    and(eq(releaseReminders.ownerId, ownerId), ne(releaseReminders.hospitalId, hospitalId)),
  );
  if (others >= mostReminders)
    refuse('rateLimited', {
      retryAfterSeconds: Math.ceil((releaseAt.getTime() - now.getTime()) / 1000),
    });
  const remindAt = new Date(releaseAt.getTime() - minutesBefore * 60_000);
  const set = { remindAt, releaseAt, day, locale };
  await db
    .insert(releaseReminders)
    .values({ ownerId, hospitalId, ...set })
    .onConflictDoUpdate({ target: [releaseReminders.ownerId, releaseReminders.hospitalId], set });
  return { remindAt: remindAt.toISOString() };
}

/** Sends the messages whose minute has come; each is sent once, as its row is deleted with it. */
export const releaseRemindersDeadline: Deadline = {
  name: 'favorites.releaseReminders',
  async sweep(db, now) {
    const sent = await sendBatch(db, now);
    if (sent === batchSize) return now;
    const [next] = await db.select({ at: min(releaseReminders.remindAt) }).from(releaseReminders);
    return next?.at ?? null;
  },
};

function sendBatch(database: Database, now: Date): Promise<number> {
  return database.transaction(async (db) => {
    const due = await db
      .select({
        ownerId: releaseReminders.ownerId,
        hospitalId: releaseReminders.hospitalId,
        releaseAt: releaseReminders.releaseAt,
        day: releaseReminders.day,
        locale: releaseReminders.locale,
        mobile: users.mobile,
        hospital: hospitals.name,
        timeZone: hospitals.timeZone,
      })
      .from(releaseReminders)
      .innerJoin(users, eq(users.userId, releaseReminders.ownerId))
      .innerJoin(hospitals, eq(hospitals.id, releaseReminders.hospitalId))
      .where(lte(releaseReminders.remindAt, now))
      .orderBy(asc(releaseReminders.remindAt))
      .limit(batchSize)
      .for('update', { of: releaseReminders, skipLocked: true });
    for (const { ownerId, hospitalId, releaseAt, day, locale, mobile, hospital, timeZone } of due) {
      await db.delete(releaseReminders).where(isOwn(ownerId, hospitalId));
      // The places are open already: a late message would only disappoint.
      if (releaseAt <= now) continue;
      const text = textOf(locale, 'sms.release', {
        hospital: textIn(hospital, locale),
        time: timeAt(releaseAt, timeZone),
        day: `${formatDay(day, locale)} ${formatWeekday(day, locale)}`,
      });
      const signed = await signedForOwner(db, { ownerId, locale }, text);
      const about = { topic: 'newShifts', ownerId } as const;
      await sendMessage(db, { channel: 'sms', to: mobile, text: signed, about }, now);
    }
    return due.length;
  });
}

/** Reminders of an account, for its owner to take along. */
export async function exportedReminders(db: Queryable, ownerId: string) {
  return db
    .select({ hospitalId: releaseReminders.hospitalId, remindAt: releaseReminders.remindAt })
    .from(releaseReminders)
    .where(eq(releaseReminders.ownerId, ownerId))
    .orderBy(asc(releaseReminders.remindAt));
}

/** Deletes the reminders of an account. */
export async function eraseReminders(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(releaseReminders).where(eq(releaseReminders.ownerId, ownerId));
}
