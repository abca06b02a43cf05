import { textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { textOf } from '../../../platform/texts';
import { sessions } from './tables';
import { findPartner } from '../../partners/service';

/** A message in the name of the channel it comes from; the product's own texts begin with the product's name. */
export async function signedBy(
  db: Queryable,
  { appId, locale }: { readonly appId: string | null; readonly locale: Locale },
  text: string,
): Promise<string> {
  const channel = await findPartner(db, appId);
  return channel === undefined
    ? text
    : text.replace(textOf(locale, 'brand'), () => textIn(channel.name, locale));
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
