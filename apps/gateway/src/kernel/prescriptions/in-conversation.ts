import { formatInstant, hospitalTimeZone, shownDeadline } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';
import type { SaidKey, StoredContent } from '../conversations/content';
import { lockToSay } from '../conversations/conversation-kind';
import { conversations } from '../conversations/tables';
import { announcing, markRead, say } from '../conversations/write';
import type { ShownItem } from './drugs';
import { textOf } from './locales';
import { shownNumber } from './number';

/** What is said in a conversation runs in the transaction of what it is about. */
export interface Saying {
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Services;
  afterCommit(task: () => void | Promise<void>): void;
}

/** Says something as the doctor, who has read what came before: it answers the consult. */
export async function sayAsDoctor(
  context: Saying,
  key: string,
  { clientId, content }: { readonly clientId: string; readonly content: StoredContent },
): Promise<void> {
  const { db, services } = context;
  const { conversation, kind } = await lockToSay({ db, all: services.all }, key);
  const live = announcing(services.live, context);
  const { message, isNew } = await say(live, key, { side: 'doctor', clientId, content });
  if (!isNew) return;
  await markRead(live, key, 'doctor', message.number);
  await kind.said?.(context, conversation, message);
}

/** Shows a signed prescription in its conversation by a card: its medicines and how they are taken. */
export async function sayPrescription(
  context: Saying,
  key: string,
  signed: {
    readonly prescriptionId: string;
    readonly number: string;
    readonly items: readonly ShownItem[];
    readonly locale: Locale;
  },
): Promise<void> {
  const { prescriptionId, number, items, locale } = signed;
  await sayAsDoctor(context, key, {
    clientId: `prescription:${prescriptionId}`,
    content: {
      type: 'card',
      card: 'prescription',
      thingId: prescriptionId,
      title: textOf(locale, 'card.title', { number: shownNumber(number) }),
      lines: items.map(({ name, directions }) => textOf(locale, 'card.line', { name, directions })),
    },
  });
}

/** Says in the conversation what became of a prescription; also after its end. */
async function notice(
  context: Saying,
  key: string,
  clientId: string,
  textKey: SaidKey,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { db, services } = context;
  // A record of years ago outlives its conversation.
  if ((await db.$count(conversations, eq(conversations.key, key))) === 0) return;
  await lockToSay({ db, all: services.all }, key);
  await say(announcing(services.live, context), key, {
    side: 'system',
    clientId,
    content: { type: 'notice', textKey, values },
  });
}

/** A pharmacist approved it: a pharmacy is to be chosen before its hour. */
export const sayApproved = (
  context: Saying,
  key: string,
  approved: {
    readonly prescriptionId: string;
    readonly validUntil: Date;
    readonly locale: Locale;
  },
): Promise<void> =>
  notice(
    context,
    key,
    `approved:${approved.prescriptionId}`,
    'conversation.prescription.approved',
    { until: formatInstant(shownDeadline(approved.validUntil, hospitalTimeZone), approved.locale) },
  );

/** A pharmacist returned it to its doctor. */
export const sayReturned = (
  context: Saying,
  key: string,
  returned: { readonly prescriptionId: string; readonly reason: string },
): Promise<void> =>
  notice(
    context,
    key,
    `returned:${returned.prescriptionId}`,
    'conversation.prescription.returned',
    { reason: returned.reason },
  );

/** Its doctor cancelled it. */
export const sayCancelled = (
  context: Saying,
  key: string,
  cancelled: { readonly prescriptionId: string; readonly reason: string },
): Promise<void> =>
  notice(
    context,
    key,
    `cancelled:${cancelled.prescriptionId}`,
    'conversation.prescription.cancelled',
    { reason: cancelled.reason },
  );

/** The doctor renews nothing, and says why. */
export const sayRefused = (context: Saying, key: string, reason: string): Promise<void> =>
  sayAsDoctor(context, key, {
    clientId: 'renewal-refused',
    content: { type: 'text', textKey: 'conversation.prescription.notRenewed', values: { reason } },
  });
