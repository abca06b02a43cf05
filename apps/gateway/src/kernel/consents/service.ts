import type { content, RequestOf } from '@xinglin/contract';
import { dayAt } from '@xinglin/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { forReader } from '../../platform/text-rows';
import { agreementConsents, agreements, agreementTexts } from './tables';

type Agreement = typeof agreements.$inferSelect;
type AgreementType = RequestOf<(typeof content)['getAgreement']>['type'];
type Reader = Pick<CallContext, 'db' | 'now' | 'appId'>;

/** The channel in the app id of a partner's portal. */
function channelOf(appId: string | null): string {
  return /^xinglin-h5-([a-z][a-z0-9-]{0,31})$/.exec(appId ?? '')?.[1] ?? '';
}

/** Numbers within a version compare as numbers: 1.10 comes after 1.9. */
function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The newest first: by the day, and of one day by the number. */
function newestFirst(rows: readonly Agreement[]): Agreement[] {
  return rows.toSorted(
    (one, other) =>
      other.effectiveOn.localeCompare(one.effectiveOn) ||
      compareVersions(other.version, one.version),
  );
}

function inForce(rows: readonly Agreement[], today: string): Agreement | undefined {
  return rows.find(({ effectiveOn }) => effectiveOn <= today);
}

/** All versions of one agreement for a channel; the common ones where the channel has none in force. */
async function versionsFor(
  { db, now, appId }: Reader,
  type: string,
  businessType: string,
  channel: string | undefined,
): Promise<Agreement[]> {
  const own = channel ?? channelOf(appId);
  const rows = newestFirst(
    await db
      .select()
      .from(agreements)
      .where(
        and(
          eq(agreements.type, type),
          eq(agreements.businessType, businessType),
          inArray(agreements.channel, ['', own]),
        ),
      ),
  );
  const ofChannel = rows.filter((row) => row.channel === own);
  if (inForce(ofChannel, dayAt(now)) !== undefined) return ofChannel;
  return rows.filter((row) => row.channel === '');
}

function shownVersion(row: Agreement, current: Agreement | undefined, today: string) {
  const { version, effectiveOn } = row;
  const status =
    row === current ? 'current' : effectiveOn > today ? ('upcoming' as const) : ('former' as const);
  return { version, effectiveOn, status } as const;
}

/** One version of an agreement; refuses with `forbidden` what does not exist. */
export async function findAgreement(
  context: CallContext,
  { type, bsType, channel, version }: RequestOf<(typeof content)['getAgreement']>,
) {
  const today = dayAt(context.now);
  const rows = await versionsFor(context, type, bsType, channel);
  const current = inForce(rows, today);
  const wanted = chooseVersion(rows, current, version) ?? refuse('forbidden');
  const [text] = await context.db
    .select()
    .from(agreementTexts)
    .where(
      and(
        eq(agreementTexts.agreementId, wanted.agreementId),
        forReader(agreementTexts.agreementId, agreementTexts.locale, context.locale),
      ),
    );
  if (text === undefined) throw new Error('a version of an agreement has no text');
  return {
    type,
    bsType,
    ...shownVersion(wanted, current, today),
    title: text.title,
    blocks: [...text.blocks],
    versions: rows.map((row) => shownVersion(row, current, today)),
  };
}

function chooseVersion(
  rows: readonly Agreement[],
  current: Agreement | undefined,
  version: string | undefined,
): Agreement | undefined {
  if (version === undefined) return current;
  if (version !== 'previous') return rows.find((row) => row.version === version);
  return current && rows[rows.indexOf(current) + 1];
}

/** Every agreement in force on a channel, in the order of their names. */
export async function listAgreements(context: CallContext, channel: string | undefined) {
  const today = dayAt(context.now);
  const own = channel ?? channelOf(context.appId);
  const rows = await context.db
    .select({ agreement: agreements, title: agreementTexts.title })
    .from(agreements)
    .innerJoin(agreementTexts, eq(agreementTexts.agreementId, agreements.agreementId))
    .where(
      and(
        inArray(agreements.channel, ['', own]),
        forReader(agreementTexts.agreementId, agreementTexts.locale, context.locale),
      ),
    );
  const titles = new Map(rows.map(({ agreement, title }) => [agreement.agreementId, title]));
  const newest = newestFirst(rows.map(({ agreement }) => agreement));
  const sameKey = (one: Agreement, other: Agreement) =>
    one.type === other.type && one.businessType === other.businessType;
  const ofChannel = (row: Agreement, key: string) =>
    inForce(
      newest.filter((one) => sameKey(one, row) && one.channel === key),
      today,
    );
  return newest
    .filter((row) => row === (ofChannel(row, own) ?? ofChannel(row, '')))
    .toSorted(
      (one, other) =>
        one.type.localeCompare(other.type, 'en') ||
        one.businessType.localeCompare(other.businessType, 'en'),
    )
    .map((row) => ({
      // Files of other types are refused before they are published.
      type: row.type as AgreementType,
      bsType: row.businessType,
      ...shownVersion(row, row, today),
      title: titles.get(row.agreementId) ?? '',
    }));
}

/** The version of an agreement that a consent given now is to. */
async function agreementInForce(
  reader: Reader,
  type: AgreementType,
  businessType: string,
): Promise<Agreement> {
  const current = inForce(
    await versionsFor(reader, type, businessType, undefined),
    dayAt(reader.now),
  );
  return current ?? refuse('forbidden');
}

/** Number of the version in force: what a consent that is written down elsewhere is to. */
export async function versionInForce(
  reader: Reader,
  type: AgreementType,
  businessType = 'default',
): Promise<string> {
  return (await agreementInForce(reader, type, businessType)).version;
}

/** Records an agreement to the versions in force; idempotent. */
export async function recordConsents(
  { db, now, appId, locale }: CallContext,
  userId: string,
  types: readonly AgreementType[],
  businessType = 'default',
): Promise<void> {
  for (const type of new Set(types)) {
    const { agreementId } = await agreementInForce({ db, now, appId }, type, businessType);
    await db
      .insert(agreementConsents)
      .values({ consentId: newId(), userId, agreementId, locale, appId, givenAt: now })
      .onConflictDoNothing();
  }
}

/** What an account agreed to, the newest consent first. */
export async function listConsents(db: Queryable, userId: string, locale: CallContext['locale']) {
  const rows = await db
    .select({ consent: agreementConsents, agreement: agreements, title: agreementTexts.title })
    .from(agreementConsents)
    .innerJoin(agreements, eq(agreements.agreementId, agreementConsents.agreementId))
    .innerJoin(
      agreementTexts,
      and(
        eq(agreementTexts.agreementId, agreements.agreementId),
        forReader(agreementTexts.agreementId, agreementTexts.locale, locale),
      ),
    )
    .where(eq(agreementConsents.userId, userId))
    .orderBy(desc(agreementConsents.givenAt), agreements.type);
  return rows.map(({ consent, agreement, title }) => ({
    consentId: consent.consentId,
    type: agreement.type as AgreementType,
    bsType: agreement.businessType,
    title,
    version: agreement.version,
    effectiveOn: agreement.effectiveOn,
    givenAt: consent.givenAt.toISOString(),
  }));
}
