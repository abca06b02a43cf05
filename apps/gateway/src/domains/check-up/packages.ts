import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { holdsWords, saidIn } from '../../platform/like';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { atAge, packagesFor } from './persons';
import { samePackage } from './same-package';
import { checkUpItems, checkUpOrganisations, checkUpPackages } from './tables';

type Calls = typeof checkUp;
type Card = ResponseOf<Calls['listPhysicalPackages']>['items'][number];

const storeCount = sql<number>`(
  select count(*)::int from check_up_offers offer
  join check_up_stores store on store.store_id = offer.store_id and store.is_open
  where offer.package_code = ${checkUpPackages.packageCode})`;

/** Packages, each with the organisation that offers it. */
const selectPackages = (db: CallContext['db']) =>
  db
    .select({
      offer: checkUpPackages,
      organisation: checkUpOrganisations,
      storeCount,
      orgCount: sql<number>`1`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(checkUpPackages)
    .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpPackages.orgCode));

type Row = Awaited<ReturnType<typeof selectPackages>>[number];

/** A package as lists show it. */
export function cardOf(
  { offer, organisation, storeCount, orgCount }: Row,
  locale: CallContext['locale'],
): Card {
  return {
    packageCode: offer.packageCode,
    orgCode: offer.orgCode,
    orgName: textIn(organisation.name, locale),
    kind: offer.kind,
    // Written by the seed from the contract's own list.
    purposes: offer.purposes as Card['purposes'],
    title: textIn(offer.title, locale),
    summary: textIn(offer.summary, locale),
    picture: offer.picture,
    sex: offer.sex,
    minAge: offer.minAge,
    maxAge: offer.maxAge,
    priceCents: offer.priceCents,
    itemCount: offer.items.length,
    storeCount,
    orgCount,
  };
}

const wordsOf = (text = ''): string[] => text.split(/\s+/u).filter(Boolean);

/** Whether a text has a word in any language. */
const holds = (text: SQL, word: string): SQL => holdsWords(saidIn(text), word);

/** Offers that meet the conditions, and how many organisations offer the same package; `rank` 1 is the cheapest. */
const rankedOffers = (db: CallContext['db'], where: SQL | undefined) =>
  db.$with('ranked').as(
    db
      .select({
        code: sql<string>`${checkUpPackages.packageCode}`.as('code'),
        rank: sql<number>`row_number() over (
          partition by ${sql.join(samePackage, sql`, `)}
          order by ${checkUpPackages.priceCents}, ${checkUpPackages.packageCode})`.as('rank'),
        orgCount: sql<number>`(count(*) over (
          partition by ${sql.join(samePackage, sql`, `)}))::int`.as('org_count'),
      })
      .from(checkUpPackages)
      .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpPackages.orgCode))
      .where(where),
  );

/** The same package as another offer, whichever organisation offers it. */
const sameAsOffer = (packageCode: string): SQL =>
  sql`(${sql.join(samePackage, sql`, `)}) is not distinct from (
    select (other.kind, other.title, other.sex, other.min_age, other.max_age, other.items)
    from check_up_packages other where other.package_code = ${packageCode})`;

/**
 * Rows of packages by purpose and by who they are for. Without an age or a purpose the cheapest come first; otherwise those for
 * the purpose `suits`, then those whose audience starts closest below the age.
 */
export function findPackages(
  db: CallContext['db'],
  input: RequestOf<Calls['listPhysicalPackages']>,
): Promise<Row[]> {
  const { kind, purpose, sex, age, mostCents, orgCode, hospitalId, cityId, q } = input;
  const { person, suits, grouped = false, sameAs } = input;
  const { pageNo, pageSize } = input;
  const wanted = [
    checkUpPackages.isOpen,
    kind && eq(checkUpPackages.kind, kind),
    person && packagesFor(person),
    purpose && sql`${purpose} = any(${checkUpPackages.purposes})`,
    sex && inArray(checkUpPackages.sex, ['any', sex]),
    age !== undefined && atAge(age),
    mostCents !== undefined && sql`${checkUpPackages.priceCents} <= ${mostCents}::int`,
    orgCode && eq(checkUpPackages.orgCode, orgCode),
    sameAs && sameAsOffer(sameAs),
    hospitalId && eq(checkUpOrganisations.hospitalId, hospitalId),
    ...wordsOf(q).map(
      (word) => sql`(${holds(sql`${checkUpPackages.title}`, word)}
        or ${holds(sql`${checkUpPackages.summary}`, word)}
        or exists (select from check_up_items item
          where item.item_code = any(${checkUpPackages.items})
          and (${holds(sql`item.name`, word)} or ${holds(sql`item.purpose`, word)})))`,
    ),
    cityId &&
      sql`exists (select from check_up_offers offer
        join check_up_stores store on store.store_id = offer.store_id
        where offer.package_code = ${checkUpPackages.packageCode} and store.city_id = ${cityId} and store.is_open)`,
  ].flatMap((condition) => (condition ? [condition as ReturnType<typeof sql>] : []));
  const ranked = rankedOffers(db, and(...wanted));
  return db
    .with(ranked)
    .select({
      offer: checkUpPackages,
      organisation: checkUpOrganisations,
      storeCount,
      orgCount: grouped ? sql<number>`${ranked.orgCount}` : sql<number>`1`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(ranked)
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, ranked.code))
    .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpPackages.orgCode))
    .where(grouped ? eq(ranked.rank, 1) : undefined)
    .orderBy(
      ...(suits ? [desc(sql`${suits} = any(${checkUpPackages.purposes})`)] : []),
      ...(age === undefined ? [] : [desc(sql`coalesce(${checkUpPackages.minAge}, 0)`)]),
      asc(checkUpPackages.priceCents),
      asc(checkUpPackages.packageCode),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

/** A page of the packages that {@link findPackages} finds. */
export async function listPackages(
  input: RequestOf<Calls['listPhysicalPackages']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['listPhysicalPackages']>> {
  const { pageNo, pageSize } = input;
  const rows = await findPackages(db, input);
  return {
    items: rows.map((row) => cardOf(row, locale)),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** A package with what each of its items is for; refuses an unknown one with `forbidden`. */
export async function findPackage(
  { packageCode }: RequestOf<Calls['getPhysicalPackage']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['getPhysicalPackage']>> {
  const [row = refuse('forbidden')] = await selectPackages(db).where(
    and(eq(checkUpPackages.packageCode, packageCode), checkUpPackages.isOpen),
  );
  const { offer, organisation } = row;
  const found = await db
    .select()
    .from(checkUpItems)
    .where(inArray(checkUpItems.itemCode, offer.items));
  const items = new Map(found.map((item) => [item.itemCode, item]));
  return {
    ...cardOf(row, locale),
    hospitalId: organisation.hospitalId,
    refundRule: organisation.refundRule,
    preparation: [...textIn(offer.preparation, locale)],
    preparationKinds: offer.preparationKinds,
    items: offer.items.flatMap((itemCode) => {
      const item = items.get(itemCode);
      if (item === undefined) return [];
      return [
        {
          itemCode,
          group: item.group,
          part: item.part,
          name: textIn(item.name, locale),
          purpose: textIn(item.purpose, locale),
          notFor: item.notFor && textIn(item.notFor, locale),
        },
      ];
    }),
  };
}

/** Who carries check-ups out, in their order. */
export async function listOrganisations(
  { kind, orgCode, hospitalId }: RequestOf<Calls['listPhysicalOrganisations']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['listPhysicalOrganisations']>> {
  const rows = await db
    .select({
      row: checkUpOrganisations,
      // By the table's name: where one table is read, a column stands without it, and would be the inner one.
      stores: sql<number>`(select count(*)::int from check_up_stores store
        where store.org_code = ${checkUpOrganisations}.org_code and store.is_open)`,
      packages: sql<number>`(select count(*)::int from check_up_packages offer
        where offer.org_code = ${checkUpOrganisations}.org_code and offer.is_open)`,
    })
    .from(checkUpOrganisations)
    .where(
      and(
        kind && eq(checkUpOrganisations.kind, kind),
        orgCode === undefined ? undefined : eq(checkUpOrganisations.orgCode, orgCode),
        hospitalId === undefined ? undefined : eq(checkUpOrganisations.hospitalId, hospitalId),
      ),
    )
    .orderBy(asc(checkUpOrganisations.position), asc(checkUpOrganisations.orgCode));
  return wholeList(
    rows.map(({ row, stores, packages }) => ({
      orgCode: row.orgCode,
      name: textIn(row.name, locale),
      kind: row.kind,
      introduction: textIn(row.introduction, locale),
      hospitalId: row.hospitalId,
      storeCount: stores,
      packageCount: packages,
      guide: [...textIn(row.guide, locale)],
    })),
  );
}
