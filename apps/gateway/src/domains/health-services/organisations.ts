import {
  goodFrom,
  type healthServices as calls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { areasWhere, chordSquare, distanceMetres } from '../../kernel/places/places';
import { areas } from '../../kernel/places/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { holdsWords, saidIn } from '../../platform/like';
import { healthChannels, healthOrganisations as organisations } from './tables';

type Calls = typeof calls;
type Wanted = RequestOf<Calls['filterOrganizations']>;
type Card = ResponseOf<Calls['listOrganizations']>['items'][number];
type Place = Pick<RequestOf<Calls['getOrganization']>, 'latitude' | 'longitude'>;

/** The channels in their order, with how many organisations each has. */
export async function listChannels({
  db,
  locale,
}: CallContext): Promise<ResponseOf<Calls['listHealthChannels']>> {
  const rows = await db
    .select({
      channel: healthChannels,
      organisationCount: sql<number>`count(${organisations.orgCode})::int`,
    })
    .from(healthChannels)
    .leftJoin(organisations, eq(organisations.channelId, healthChannels.channelId))
    .groupBy(healthChannels.channelId)
    .orderBy(asc(healthChannels.position));
  return wholeList(
    rows.map(({ channel, organisationCount }) => ({
      channelId: channel.channelId,
      name: textIn(channel.name, locale),
      summary: textIn(channel.summary, locale),
      bannerId: channel.bannerId,
      organisationCount,
    })),
  );
}

/** One banner; refuses where none is named, and one that there is not. */
export async function findBanner(
  { bannerId = '' }: RequestOf<Calls['getHealthChannelBanner']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['getHealthChannelBanner']>> {
  if (bannerId === '') return refuse('bannerIdMissing');
  const [channel] = await db
    .select()
    .from(healthChannels)
    .where(eq(healthChannels.bannerId, bannerId));
  if (!channel) return refuse('forbidden');
  return {
    bannerId,
    channelId: channel.channelId,
    title: textIn(channel.bannerTitle, locale),
    text: textIn(channel.bannerText, locale),
  };
}

/** Areas that have an organisation. */
export const listAreas = (
  { channelId }: RequestOf<Calls['listHealthAreas']>,
  context: CallContext,
) =>
  areasWhere(
    sql`area.id in (select area_id from health_organisations
      ${channelId === undefined ? sql`` : sql`where channel_id = ${channelId}`})`,
    context,
  );

/** What narrows organisations as one condition; refuses where nothing is given at all (spec 3 §5). */
function conditionOf(wanted: Wanted): SQL | undefined {
  if (Object.values(wanted).every((value) => value === undefined)) refuse('parametersMissing');
  const { channelId, areaId, q = '', comesHome, takesInsurance, openAtNight } = wanted;
  return and(
    channelId === undefined ? undefined : eq(organisations.channelId, channelId),
    areaId === undefined ? undefined : eq(organisations.areaId, areaId),
    comesHome ? eq(organisations.comesHome, true) : undefined,
    takesInsurance ? eq(organisations.takesInsurance, true) : undefined,
    openAtNight ? eq(organisations.openAtNight, true) : undefined,
    // Every language a name or a service is written in.
    q === ''
      ? undefined
      : holdsWords(
          sql`concat_ws(' ', ${saidIn(sql`${organisations.name}`)}, ${saidIn(sql`${organisations.services}`)})`,
          q,
        ),
  );
}

/** Published stars of the organisation of the row around it. */
const stars = (what: SQL) =>
  sql`(select ${what} from health_comments comment
    where comment.org_code = ${organisations}.org_code and comment.state = 'published')`;
const average = sql<string | null>`${stars(sql`round(avg(comment.score), 1)`)}`;
const countOf = (where: SQL) => sql<number>`${stars(sql`(count(*) filter (where ${where}))::int`)}`;

const selectOrganisations = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      row: organisations,
      channelName: healthChannels.name,
      areaName: areas.name,
      average,
      good: countOf(sql`comment.score >= ${goodFrom}`),
      middle: countOf(sql`comment.score = 3`),
      poor: countOf(sql`comment.score < 3`),
    })
    .from(organisations)
    .innerJoin(healthChannels, eq(healthChannels.channelId, organisations.channelId))
    .innerJoin(areas, eq(areas.id, organisations.areaId))
    .where(where);

function cardOf(
  found: Awaited<ReturnType<typeof selectOrganisations>>[number],
  locale: Locale,
  person: Place,
): Card {
  const { row, good, middle, poor } = found;
  const from = positionOf(person);
  const to = positionOf(row);
  const prices = row.services.flatMap(({ fromCents }) => fromCents ?? []);
  return {
    orgCode: row.orgCode,
    channelId: row.channelId,
    channelName: textIn(found.channelName, locale),
    name: textIn(row.name, locale),
    summary: textIn(row.summary, locale),
    areaId: row.areaId,
    areaName: textIn(found.areaName, locale),
    address: textIn(row.address, locale),
    comesHome: row.comesHome,
    takesInsurance: row.takesInsurance,
    openAtNight: row.openAtNight,
    commentCount: good + middle + poor,
    average: found.average === null ? null : Number(found.average),
    fromCents: prices.length === 0 ? null : Math.min(...prices),
    distanceMetres: from && to && distanceMetres(from, to),
  };
}

/** Both degrees, or null where one is missing. */
function positionOf({
  latitude,
  longitude,
}: {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}) {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}

/** A page of organisations. */
export async function listOrganisations(
  { pageNo, pageSize, latitude, longitude, ...wanted }: RequestOf<Calls['listOrganizations']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['listOrganizations']>> {
  const where = conditionOf(wanted);
  const person = { latitude, longitude };
  const from = positionOf(person);
  const first =
    wanted.sort === 'rating'
      ? [sql`${average} desc nulls last`]
      : from
        ? [sql`${chordSquare(from, organisations)} nulls last`]
        : [];
  const [total, rows] = await Promise.all([
    db.$count(organisations, where),
    selectOrganisations(db, where)
      .orderBy(...first, asc(organisations.position))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]);
  return { items: rows.map((row) => cardOf(row, locale, person)), total, pageNo, pageSize };
}

/** What is left by each choice that could come next. */
export async function filterOrganisations(
  wanted: Wanted,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['filterOrganizations']>> {
  const where = conditionOf(wanted);
  const counted = (isSo: PgColumn) => db.$count(organisations, and(where, sql`${isSo}`));
  const count = sql<number>`count(*)::int`;
  const [channels, places, comesHome, takesInsurance, openAtNight] = await Promise.all([
    db
      .select({ channelId: healthChannels.channelId, name: healthChannels.name, count })
      .from(organisations)
      .innerJoin(healthChannels, eq(healthChannels.channelId, organisations.channelId))
      .where(where)
      .groupBy(healthChannels.channelId)
      .orderBy(asc(healthChannels.position)),
    db
      .select({ areaId: areas.id, name: areas.name, count })
      .from(organisations)
      .innerJoin(areas, eq(areas.id, organisations.areaId))
      .where(where)
      .groupBy(areas.id)
      .orderBy(desc(count), asc(areas.id)),
    counted(organisations.comesHome),
    counted(organisations.takesInsurance),
    counted(organisations.openAtNight),
  ]);
  const named = <Row extends { readonly name: (typeof channels)[number]['name'] }>(row: Row) => ({
    ...row,
    name: textIn(row.name, locale),
  });
  return {
    channels: channels.map(named),
    areas: places.map(named),
    comesHome,
    takesInsurance,
    openAtNight,
  };
}

/** One organisation; refuses one that there is not. */
export async function findOrganisation(
  { orgCode, ...person }: RequestOf<Calls['getOrganization']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['getOrganization']>> {
  const [found] = await selectOrganisations(db, eq(organisations.orgCode, orgCode));
  if (!found) return refuse('forbidden');
  const { row, good, middle, poor } = found;
  return {
    ...cardOf(found, locale, person),
    introduction: textIn(row.introduction, locale),
    phone: row.phone,
    hours: textIn(row.hours, locale),
    position: positionOf(row),
    services: row.services.map(({ name, price, fromCents = null }) => ({
      name: textIn(name, locale),
      price: textIn(price, locale),
      fromCents,
    })),
    good,
    middle,
    poor,
  };
}
