import { textIn } from '@xinglin/rules';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { sessions, users } from '../../kernel/people/accounts/tables';
import { identities } from '../../kernel/people/identities/tables';
import { partners } from '../../kernel/partners/tables';
import { areasWhere } from '../../kernel/places/places';
import { endPartnerTokensOf } from '../../kernel/people/partner-tokens/partner-tokens';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { endTemporaryTokensOf } from '../../kernel/people/visitors/temporary-tokens';

/** Most sessions that are shown; more than one person has devices. */
const shownAtMost = 50;

/** Where the account is signed in, this device first, then the newest. */
export async function devicesOf(context: CallContext) {
  const { db, account, session, now, locale } = context;
  const rows = await db
    .select({ session: sessions, name: partners.name })
    .from(sessions)
    .leftJoin(partners, eq(partners.appId, sessions.appId))
    .where(and(eq(sessions.userId, account), gt(sessions.expiresAt, now)))
    .orderBy(desc(eq(sessions.tokenId, session?.tokenId ?? '')), desc(sessions.createdAt))
    .limit(shownAtMost);
  const cityIds = [...new Set(rows.flatMap(({ session: { cityId } }) => cityId ?? []))];
  const cities =
    cityIds.length === 0 ? [] : (await areasWhere(inArray(sql`area.id`, cityIds), context)).items;
  const cityNames = new Map(cities.map(({ areaId, name }) => [areaId, name]));
  return rows.map(({ session: { tokenId, createdAt, expiresAt, ...device }, name }) => ({
    sessionId: tokenId,
    isCurrent: tokenId === session?.tokenId,
    channelName: name ? textIn(name, locale) : null,
    browser: device.browser,
    system: device.system,
    cityName: cityNames.get(device.cityId ?? '') ?? null,
    gmtCreated: createdAt.toISOString(),
    gmtExpired: expiresAt.toISOString(),
  }));
}

/** Signs one device out. Refuses with `forbidden` what is not the account's own. */
export async function endDevice({ db, account }: CallContext, sessionId: string): Promise<void> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.tokenId, sessionId), eq(sessions.userId, account)))
    .returning({ tokenId: sessions.tokenId });
  if (ended === undefined) refuse('forbidden');
}

/** Signs every device out but this one, and takes the native apps' tokens back. */
export async function endOtherDevices({ db, account, session }: CallContext): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, account), ne(sessions.tokenId, session?.tokenId ?? '')));
  await endPartnerTokensOf(db, account);
}

/**
 * Ends every session of an account without a number, and whatever signs in to it but a password: it can be given up
 * before it became anybody's. Refuses with `forbidden` an account that has a number.
 */
export async function giveUp({ db, account }: CallContext): Promise<void> {
  const [user] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, account), isNull(users.mobile)))
    .for('update');
  if (user === undefined) refuse('forbidden');
  await db.delete(identities).where(eq(identities.userId, account));
  await endPartnerTokensOf(db, account);
  await endTemporaryTokensOf(db, account);
  await db.delete(sessions).where(eq(sessions.userId, account));
}
