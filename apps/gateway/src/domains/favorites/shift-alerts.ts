import type { favorites as calls, ResponseOf } from '@xinglin/contract';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { shiftAlerts } from './tables';

type Alert = ResponseOf<(typeof calls)['getShiftAlert']>;

/** Whether the account is told of new shifts; not before it followed a doctor or said so. */
export async function shiftAlertOf({ db, account }: CallContext): Promise<Alert> {
  return { isOn: (await keptAlert(db, account)) ?? false };
}

/** What an account said; null where it never did. */
export async function keptAlert(db: Queryable, ownerId: string): Promise<boolean | null> {
  const [kept] = await db
    .select({ isOn: shiftAlerts.isOn })
    .from(shiftAlerts)
    .where(eq(shiftAlerts.ownerId, ownerId));
  return kept?.isOn ?? null;
}

/** What is opened today is known to who turns it on now: the first message comes tomorrow. */
const alertRow = ({ account, locale, now }: CallContext, isOn: boolean) => ({
  ownerId: account,
  isOn,
  locale,
  checkedOn: dayAt(now, hospitalTimeZone),
});

/** Turns the messages on or off. */
export async function changeShiftAlert(context: CallContext, isOn: boolean): Promise<Alert> {
  const { db, locale } = context;
  await db
    .insert(shiftAlerts)
    .values(alertRow(context, isOn))
    .onConflictDoUpdate({ target: shiftAlerts.ownerId, set: { isOn, locale } });
  return { isOn };
}

/** Turns them on for an account that never said whether it wants them. */
export async function beginShiftAlert(context: CallContext): Promise<void> {
  await context.db.insert(shiftAlerts).values(alertRow(context, true)).onConflictDoNothing();
}

/** Forgets what an account said. */
export async function eraseShiftAlert(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(shiftAlerts).where(eq(shiftAlerts.ownerId, ownerId));
}
