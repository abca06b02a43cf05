import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import type { Localised } from '../../platform/localised';
import type { areas } from './tables';

type AreaPage = ResponseOf<(typeof directory)['listAllAreas']>;
type Area = AreaPage['items'][number];
type Level = (typeof areas.$inferSelect)['level'];

interface AreaRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: Localised;
  readonly level: Level;
  readonly parent_id: string | null;
  readonly pinyin: string;
  readonly initial: string;
  readonly hot: boolean;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusMetres = 6_371_008;

/** Metres between two positions in degrees along the surface (haversine). */
export function distanceMetres(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord =
    halfLatitude +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude;
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** The square of the chord from a position to a row: it grows with the distance and needs no inverse function. */
export function chordSquare(
  { latitude, longitude }: Position,
  row: { readonly latitude: SQLWrapper; readonly longitude: SQLWrapper },
): SQL {
  // To a tenth of a metre: PostgreSQL refuses numbers so small that their square is none.
  const [north, east] = [latitude, longitude].map((degrees) => Math.round(degrees * 1e6) / 1e6);
  return sql`power(sin(radians(${row.latitude} - ${north}::float8) / 2), 2)
    + cos(radians(${north}::float8)) * cos(radians(${row.latitude}))
      * power(sin(radians(${row.longitude} - ${east}::float8) / 2), 2)`;
}

const columns = sql`area.id, area.name, area.level, area.parent_id, area.pinyin, area.initial, area.hot`;

/** Hot cities first and in their order, then by pinyin. */
const usualOrder = sql`area.hot desc, area.hot_order, area.pinyin, area.id`;

function areaOf(row: AreaRow, { locale }: CallContext): Area {
  return {
    areaId: row.id,
    name: textIn(row.name, locale),
    level: row.level,
    parentId: row.parent_id,
    pinyin: row.pinyin,
    initial: row.initial,
    hot: row.hot,
  };
}

function pageOf(rows: readonly AreaRow[], context: CallContext): AreaPage {
  return wholeList(rows.map((row) => areaOf(row, context)));
}

/** Areas for which a condition on `area` holds; hot cities first and then by pinyin, unless told. */
export async function areasWhere(
  condition: SQL,
  context: CallContext,
  { order = usualOrder, limit = null }: { order?: SQL; limit?: number | null } = {},
): Promise<AreaPage> {
  const found = await context.db.execute<AreaRow>(
    sql`select ${columns} from areas area where ${condition} order by ${order} limit ${limit}`,
  );
  return pageOf(found.rows, context);
}

/** All areas of a level, those with hospitals only when asked. */
export async function areasOfLevel(
  level: Level,
  withHospitals: boolean,
  context: CallContext,
): Promise<AreaPage> {
  return areasWhere(
    sql`area.level = ${level} and (not ${withHospitals}::boolean or area.hospital_count > 0)`,
    context,
  );
}

/** One area; refuses an unknown one. */
export async function areaById(areaId: string, context: CallContext): Promise<Area> {
  const found = await context.db.execute<AreaRow>(
    sql`select ${columns} from areas area where area.id = ${areaId}`,
  );
  const [row] = found.rows;
  if (row === undefined) refuse('forbidden');
  return areaOf(row, context);
}

/** Areas right below one; refuses an unknown one. */
export async function childAreas(areaId: string, context: CallContext): Promise<AreaPage> {
  await areaById(areaId, context);
  return areasWhere(sql`area.parent_id = ${areaId}`, context);
}

/** The city of the nearest hospital, so that the city found is one in which something can be booked. */
export async function cityAt(
  { latitude, longitude }: RequestOf<(typeof directory)['getLocationDetail']>,
  context: CallContext,
): Promise<ResponseOf<(typeof directory)['getLocationDetail']>> {
  const hospital = { latitude: sql`hospital.latitude`, longitude: sql`hospital.longitude` };
  const found = await context.db.execute<{ id: string; name: Localised }>(sql`
    select city.id, city.name from hospitals hospital join areas city on city.id = hospital.city_id
    order by ${chordSquare({ latitude, longitude }, hospital)}, hospital.id
    limit 1`);
  const [row] = found.rows;
  if (row === undefined) refuse('forbidden');
  return { latitude, longitude, cityId: row.id, cityName: textIn(row.name, context.locale) };
}
