import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { partnerConfigModels, partnerRoutes, partners } from './tables';

export type Partner = typeof partners.$inferSelect;

/** Partner code of the main portal. */
export const mainPartner = 'main';

/** The channel of an app id; undefined where the gateway knows none. */
export async function findPartner(
  db: Queryable,
  appId: string | null,
): Promise<Partner | undefined> {
  if (appId === null) return undefined;
  const [partner] = await db.select().from(partners).where(eq(partners.appId, appId));
  return partner;
}

/** The channel of the main portal; undefined in a database without channels. */
export async function findMainPartner(db: Queryable): Promise<Partner | undefined> {
  const [partner] = await db.select().from(partners).where(eq(partners.partnerCode, mainPartner));
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
    partnerName: textIn(partner.name, locale),
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
