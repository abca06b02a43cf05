import { formatInstant, hospitalTimeZone, shownDeadline } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { sendMessage } from '../messages/send-message';
import { orders } from '../orders/tables';
import { signedForOwner } from '../people/accounts/signature';
import { users } from '../people/accounts/tables';
import { textOf } from './locales';
import type { PrescriptionRow } from './tables';

type Notifying = { readonly db: Queryable; readonly now: Date };

/** The language of messages about a prescription: that of the order it was written in. */
export async function localeOf(
  db: Queryable,
  { orderKey }: Pick<PrescriptionRow, 'orderKey'>,
): Promise<Locale> {
  if (orderKey === null) return 'zh-Hans';
  const [order] = await db
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.orderNo, orderKey));
  return order?.locale ?? 'zh-Hans';
}

/** Notifies the owner of a prescription, in its own matter of the message centre. */
async function notifyOwner(
  { db, now }: Notifying,
  row: PrescriptionRow,
  key: 'message.approved' | 'message.expired' | 'message.cancelled',
): Promise<void> {
  const { ownerId, prescriptionId, validUntil } = row;
  const [user] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, ownerId));
  const locale = await localeOf(db, row);
  const until =
    validUntil === null ? '' : formatInstant(shownDeadline(validUntil, hospitalTimeZone), locale);
  const words = textOf(locale, key, { until });
  await sendMessage(
    db,
    {
      channel: 'sms',
      to: user?.mobile ?? null,
      text: await signedForOwner(db, { ownerId, locale }, words),
      about: { topic: 'prescription', matterId: prescriptionId, ownerId },
    },
    now,
  );
}

/** A pharmacist approved it: a pharmacy can be chosen until its hour. */
export const notifyOfApproval = (context: Notifying, row: PrescriptionRow): Promise<void> =>
  notifyOwner(context, row, 'message.approved');

/** It ended unclaimed: the same doctor can be asked again without a fee. */
export const notifyOfExpiry = (context: Notifying, row: PrescriptionRow): Promise<void> =>
  notifyOwner(context, row, 'message.expired');

/** Its doctor cancelled it. */
export const notifyOfCancellation = (context: Notifying, row: PrescriptionRow): Promise<void> =>
  notifyOwner(context, row, 'message.cancelled');
