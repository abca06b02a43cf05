import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newToken, sha256 } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { partnerConfigModels, partnerRoutes, partners, partnerTokens } from './tables';

export type Partner = typeof partners.$inferSelect;

/** Life of a native app's token (spec 1 §9). */
export const partnerTokenLifeMs = 12 * 60 * 60 * 1000;

/** The channel of an app id; undefined where the gateway knows none. */
export async function findPartner(
  db: Queryable,
  appId: string | null,
): Promise<Partner | undefined> {
  if (appId === null) return undefined;
  const [partner] = await db.select().from(partners).where(eq(partners.appId, appId));
  return partner;
}

/** @throws Refusal `forbidden` where there is no such channel. */
export async function partnerOf(db: Queryable, appId: string | null): Promise<Partner> {
  return (await findPartner(db, appId)) ?? refuse('forbidden');
}

/** Which pages a channel may show, and which of them have a configuration. */
export async function configOf(db: Queryable, partner: Partner, locale: Locale) {
  const { partnerCode } = partner;
  const [routes, listed, models] = await Promise.all([
    db
      .select({ routeName: partnerRoutes.routeName, list: partnerRoutes.list })
      .from(partnerRoutes)
      .where(eq(partnerRoutes.partnerCode, partnerCode))
      .orderBy(asc(partnerRoutes.routeName)),
    db
      .select({ partnerCode: partners.partnerCode })
      .from(partners)
      .where(eq(partners.inWhiteList, true))
      .orderBy(asc(partners.partnerCode)),
    db
      .selectDistinctOn([partnerConfigModels.modelCode], {
        modelCode: partnerConfigModels.modelCode,
        isKept: sql<boolean>`${partnerConfigModels.config} is not null`,
      })
      .from(partnerConfigModels)
      .where(eq(partnerConfigModels.partnerCode, partnerCode))
      .orderBy(asc(partnerConfigModels.modelCode), desc(partnerConfigModels.version)),
  ]);
  const named = (list: 'white' | 'black') =>
    routes.filter((one) => one.list === list).map(({ routeName }) => routeName);
  return {
    partnerName: partner.name[locale],
    isAllNode: partner.isAllNode,
    privateBlackRouteNameList: named('black'),
    privateWhiteRouteNameList: named('white'),
    isInPartnerWhiteList: partner.inWhiteList,
    partnerWhiteList: listed.map((one) => one.partnerCode),
    modelCodes: models.filter(({ isKept }) => isKept).map(({ modelCode }) => modelCode),
  };
}

/** The configuration of one page as it holds now; null where there is none. */
export async function modelOf(db: Queryable, partnerCode: string, modelCode: string) {
  const [model] = await db
    .select()
    .from(partnerConfigModels)
    .where(
      and(
        eq(partnerConfigModels.partnerCode, partnerCode),
        eq(partnerConfigModels.modelCode, modelCode),
      ),
    )
    .orderBy(desc(partnerConfigModels.version))
    .limit(1);
  return model === undefined || model.config === null ? null : model;
}

/**
 * Writes the next version of a page's configuration; null takes it back.
 * @returns its version.
 */
export async function writeModel(
  db: Queryable,
  model: { readonly partnerCode: string; readonly modelCode: string; readonly config: unknown },
  now: Date,
): Promise<number> {
  const { partnerCode, modelCode, config } = model;
  // The channel's row keeps two writers from making the same version.
  const [holder] = await db
    .select({ partnerCode: partners.partnerCode })
    .from(partners)
    .where(eq(partners.partnerCode, partnerCode))
    .for('update');
  if (holder === undefined) return refuse('forbidden');
  const [newest] = await db
    .select({ version: partnerConfigModels.version })
    .from(partnerConfigModels)
    .where(
      and(
        eq(partnerConfigModels.partnerCode, partnerCode),
        eq(partnerConfigModels.modelCode, modelCode),
      ),
    )
    .orderBy(desc(partnerConfigModels.version))
    .limit(1);
  const version = (newest?.version ?? 0) + 1;
  await db
    .insert(partnerConfigModels)
    .values({ partnerCode, modelCode, version, config: config ?? null, createdAt: now });
  return version;
}

/** Gives a native app a token for one of its people; it is in this answer only, the database keeps its hash. */
export async function issuePartnerToken(
  db: Queryable,
  owner: { readonly partnerCode: string; readonly userId: string },
  now: Date,
): Promise<{ readonly partnerToken: string; readonly expiresAt: Date }> {
  const partnerToken = newToken();
  const expiresAt = new Date(now.getTime() + partnerTokenLifeMs);
  await db
    .insert(partnerTokens)
    .values({ ...owner, tokenHash: sha256(partnerToken), createdAt: now, expiresAt });
  return { partnerToken, expiresAt };
}

/** Whose a native app's token is; null when it is unknown, another channel's or past its life. */
export async function personOfToken(
  db: Queryable,
  partnerToken: string,
  appId: string | null,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: partnerTokens.userId })
    .from(partnerTokens)
    .innerJoin(partners, eq(partners.partnerCode, partnerTokens.partnerCode))
    .where(
      and(
        eq(partnerTokens.tokenHash, sha256(partnerToken)),
        eq(partners.appId, appId ?? ''),
        gt(partnerTokens.expiresAt, now),
      ),
    );
  return row?.userId ?? null;
}

/** Takes a person's tokens back from every native app. */
export async function endPartnerTokensOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(partnerTokens).where(eq(partnerTokens.userId, userId));
}

/** Forgets native apps' tokens past their life. */
export async function purgePartnerTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(partnerTokens).where(lt(partnerTokens.expiresAt, now));
}
