import { formatCents } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { sendMessage } from '../../platform/outbox';
import { textOf } from './locales';
import { users } from '../people/accounts/tables';
import { patients } from '../people/patients/tables';
import type { MoveContext } from './move-context';
import type { Order, OrderKind, OrderNews, OwnTable } from './order-kind';
import type { OrderRow } from './tables';
import { signedForOwner } from '../people/accounts/signature';

/** Whom something is told of an order, and how. */
type Recipient = Pick<OrderRow, 'orderNo' | 'ownerId' | 'patientId' | 'locale'>;

/**
 * Writes what its kind says about an order to the outbox, in the caller's transaction: to the account that ordered, and
 * to the patient where that number was proven to be theirs.
 */
export async function tellOfOrder<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  kind: OrderKind<State, Event, Effect, Table>,
  order: Order<State, Table['$inferSelect']>,
  news: OrderNews,
): Promise<void> {
  const said = await kind.message(db, order, news);
  if (said !== null) await sendToPeople({ db, now }, order, said);
}

/** Tells that money came a second time, or too late, and goes back: the order itself stays where it is. */
export async function tellPaidTwice(
  context: Pick<MoveContext, 'db' | 'now'>,
  order: Recipient,
  receivedCents: number,
): Promise<void> {
  const { orderNo, locale } = order;
  const values = { orderNo, money: formatCents(receivedCents) };
  await sendToPeople(context, order, textOf(locale, 'paidTwice', values));
}

/** Sends a text about an order to the account that ordered it. */
export async function sendToOwner(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  { ownerId, locale }: Pick<Recipient, 'ownerId' | 'locale'>,
  said: string,
): Promise<void> {
  const text = await signedForOwner(db, { ownerId, locale }, said);
  const [owner] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, ownerId));
  if (owner?.mobile) await sendMessage(db, { channel: 'sms', to: owner.mobile, text }, now);
}

async function sendToPeople(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  order: Recipient,
  said: string,
): Promise<void> {
  const text = await signedForOwner(db, order, said);
  const [numbers] = await db
    .select({
      mobile: users.mobile,
      patientMobile: patients.mobile,
      patientMobileProvenAt: patients.mobileProvenAt,
    })
    .from(users)
    .leftJoin(
      patients,
      and(eq(patients.patientId, order.patientId ?? ''), eq(patients.ownerId, order.ownerId)),
    )
    .where(eq(users.userId, order.ownerId));
  if (!numbers) return;
  const { mobile, patientMobile, patientMobileProvenAt } = numbers;
  const proven = patientMobileProvenAt === null ? null : patientMobile;
  for (const to of new Set([mobile, proven])) {
    if (to) await sendMessage(db, { channel: 'sms', to, text }, now);
  }
}
