import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { dayAt, hospitalTimeZone, normalizeCode, textIn } from '@xinglin/rules';
import { and, asc, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { checkUpGrants, checkUpOrganisations, checkUpPackages } from './tables';

type Calls = typeof checkUp;

const selectGrants = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ grant: checkUpGrants, offer: checkUpPackages, orgName: checkUpOrganisations.name })
    .from(checkUpGrants)
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpGrants.packageCode))
    .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpPackages.orgCode))
    .where(where)
    .orderBy(asc(checkUpGrants.validUntil), asc(checkUpGrants.grantId));

type Row = Awaited<ReturnType<typeof selectGrants>>[number];
type Grant = ResponseOf<Calls['verifyCheckupCode']>;

/** A code as its owner sees it. */
const shownGrant = ({ grant, offer, orgName }: Row, locale: Locale): Grant => ({
  grantId: grant.grantId,
  title: textIn(grant.title, locale),
  packageCode: offer.packageCode,
  packageTitle: textIn(offer.title, locale),
  packageKind: offer.kind,
  orgName: textIn(orgName, locale),
  sex: offer.sex,
  minAge: offer.minAge,
  maxAge: offer.maxAge,
  validUntil: grant.validUntil,
  orderNo: grant.orderNo,
});

/** A code as it is stored: without blanks and dashes, in capitals. */
export const plainCode = (code: string): string => normalizeCode(code).toUpperCase();

/** What a code stands for; the first account that asks keeps it. */
export async function verifyCode(
  { code }: RequestOf<Calls['verifyCheckupCode']>,
  { db, account, now, locale }: CallContext,
): Promise<ResponseOf<Calls['verifyCheckupCode']>> {
  const free = and(isNull(checkUpGrants.ownerId), isNull(checkUpGrants.orderNo));
  // Of two accounts at once, the second one finds it taken.
  const [kept = refuse('checkUpCodeUnknown')] = await db
    .update(checkUpGrants)
    .set({ ownerId: account })
    .where(
      and(eq(checkUpGrants.code, plainCode(code)), or(eq(checkUpGrants.ownerId, account), free)),
    )
    .returning({ grantId: checkUpGrants.grantId });
  const [row = refuse('checkUpCodeUnknown')] = await selectGrants(
    db,
    eq(checkUpGrants.grantId, kept.grantId),
  );
  if (row.grant.validUntil < dayAt(now, hospitalTimeZone) && row.grant.orderNo === null)
    refuse('checkUpCodeExpired');
  return shownGrant(row, locale);
}

/** Most codes of an account that are listed. */
const grantsListed = 20;

/** Codes of the account that still pay for a check-up, the first to expire first. */
export async function openGrants({
  db,
  account,
  now,
  locale,
}: Pick<CallContext, 'db' | 'account' | 'now' | 'locale'>): Promise<Grant[]> {
  const rows = await selectGrants(
    db,
    and(
      eq(checkUpGrants.ownerId, account),
      isNull(checkUpGrants.orderNo),
      gte(checkUpGrants.validUntil, dayAt(now, hospitalTimeZone)),
    ),
  ).limit(grantsListed);
  return rows.map((row) => shownGrant(row, locale));
}

/** A grant of the account; refuses any other. `isLocked` keeps a second reservation waiting. */
export async function ownGrant(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  grantId: string,
  isLocked = false,
) {
  const found = db
    .select()
    .from(checkUpGrants)
    .where(and(eq(checkUpGrants.grantId, grantId), eq(checkUpGrants.ownerId, account)));
  const [grant = refuse('forbidden')] = await (isLocked ? found.for('no key update') : found);
  return grant;
}

/** Notes which order uses a grant. */
export async function useGrant(db: Queryable, grantId: string, orderNo: string): Promise<void> {
  await db.update(checkUpGrants).set({ orderNo }).where(eq(checkUpGrants.grantId, grantId));
}

/** Refuses a day on which the code of an order is no longer valid; an order without one may have any day. */
export async function requireCovered(db: Queryable, orderNo: string, day: string): Promise<void> {
  const [grant] = await db
    .select({ validUntil: checkUpGrants.validUntil })
    .from(checkUpGrants)
    .where(eq(checkUpGrants.orderNo, orderNo));
  if (grant !== undefined && day > grant.validUntil) refuse('checkUpDayClosed');
}

/** Makes the code of an order that came to nothing good for another one. */
export async function returnGrant(db: Queryable, orderNo: string): Promise<void> {
  await db.update(checkUpGrants).set({ orderNo: null }).where(eq(checkUpGrants.orderNo, orderNo));
}

/** Parts a closed account from its codes; one that was not used can be typed again. */
export async function eraseGrants(db: Queryable, ownerId: string): Promise<void> {
  await db.update(checkUpGrants).set({ ownerId: null }).where(eq(checkUpGrants.ownerId, ownerId));
}

/** The codes that an account has typed, for its copy of all that is held of it. */
export async function exportedGrants(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await selectGrants(db, eq(checkUpGrants.ownerId, ownerId));
  return rows.map(({ grant, offer }) => ({
    code: grant.code,
    title: textIn(grant.title, locale),
    package: textIn(offer.title, locale),
    validUntil: grant.validUntil,
    orderNo: grant.orderNo,
  }));
}
