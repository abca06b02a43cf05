import { textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { textOf } from '../../../platform/texts';
import { sessions } from './tables';
import { findMainPartner, findPartner } from '../../partners/service';

/** On which portal a person is, and the language they read. */
interface Reader {
  readonly appId: string | null;
  readonly locale: Locale;
}

/** What a channel is called by its people; the main portal's name where the app id is of no channel. */
export async function channelName(db: Queryable, { appId, locale }: Reader): Promise<string> {
  const channel = (await findPartner(db, appId)) ?? (await findMainPartner(db));
  return channel === undefined ? textOf(locale, 'brand') : textIn(channel.name, locale);
}

/** A message in the name of the channel it comes from: the product's own texts hold the product's name, once. */
export async function signedBy(db: Queryable, reader: Reader, text: string): Promise<string> {
  const name = await channelName(db, reader);
  return text.replace(textOf(reader.locale, 'brand'), () => name);
}

/** The same for what comes about without a call: in the name of the channel its owner signed in on last. */
export async function signedForOwner(
  db: Queryable,
  { ownerId, locale }: { readonly ownerId: string; readonly locale: Locale },
  text: string,
): Promise<string> {
  const [last] = await db
    .select({ appId: sessions.appId })
    .from(sessions)
    .where(eq(sessions.userId, ownerId))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return signedBy(db, { appId: last?.appId ?? null, locale }, text);
}
