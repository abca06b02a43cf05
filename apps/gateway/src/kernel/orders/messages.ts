import { formatCents } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { sendMessage } from '../messages/send-message';
import { textOf } from './locales';
import { users } from '../people/accounts/tables';
import { patients } from '../people/patients/tables';
import type { MoveContext } from './move-context';
import type { Order, OrderKind, OrderNews, OwnTable } from './order-kind';
import type { OrderRow } from './tables';
import { signedForOwner } from '../people/accounts/signature';

/** Whom something is told of an order, and how. */
type Recipient = Pick<OrderRow, 'orderNo' | 'kind' | 'ownerId' | 'patientId' | 'locale'>;

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
  /** What its owner did is nothing new to them. */
  { isOwnAct = false }: { readonly isOwnAct?: boolean } = {},
): Promise<void> {
  const said = await kind.message(db, order, news);
  if (said !== null) await sendToPeople({ db, now }, order, { said, isOwnAct });
}

/** Tells that money came a second time, or too late, and goes back: the order itself stays where it is. */
export async function tellPaidTwice(
  context: Pick<MoveContext, 'db' | 'now'>,
  order: Recipient,
  receivedCents: number,
): Promise<void> {
  const { orderNo, locale } = order;
  const values = { orderNo, money: formatCents(receivedCents) };
  await sendToPeople(context, order, { said: textOf(locale, 'paidTwice', values) });
}

/** Sends a text about an order to the account that ordered it. */
export async function sendToOwner(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  order: Pick<Recipient, 'orderNo' | 'kind' | 'ownerId' | 'locale'>,
  said: string,
): Promise<void> {
  const { ownerId, locale } = order;
  const text = await signedForOwner(db, { ownerId, locale }, said);
  const [owner] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, ownerId));
  if (!owner) return;
  const about = { ...aboutOrder(order), ownerId };
  await sendMessage(db, { channel: 'sms', to: owner.mobile, text, about }, now);
}

async function sendToPeople(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  order: Recipient,
  { said, isOwnAct = false }: { readonly said: string; readonly isOwnAct?: boolean },
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
  const about = { ...aboutOrder(order), isOwnAct };
  const { ownerId } = order;
  await sendMessage(db, { channel: 'sms', to: mobile, text, about: { ...about, ownerId } }, now);
  if (proven !== null && proven !== mobile)
    await sendMessage(db, { channel: 'sms', to: proven, text, about }, now);
}

/** An order in the message centre: all messages about it are one matter. */
const aboutOrder = ({
  orderNo,
  kind,
  ownerId,
}: Pick<Recipient, 'orderNo' | 'kind' | 'ownerId'>) => ({
  topic: 'order' as const,
  matterId: orderNo,
  orderKind: kind,
  orderedBy: ownerId,
});
