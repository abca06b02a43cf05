import { textIn } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import { areas } from '../../places/tables';
import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';

/** An area of an address, level by level; a level that is not said, or that there is none of, is null. */
export interface AreaChain {
  readonly provinceId: string | null;
  readonly cityId: string | null;
  readonly districtId: string | null;
}

/** What the areas of an address are called in a language. */
export interface AreaNames {
  readonly provinceName: string | null;
  readonly cityName: string | null;
  readonly districtName: string | null;
}

/** The names of the areas of one address. */
export async function areaNames(
  db: Queryable,
  chain: AreaChain,
  locale: Locale,
): Promise<AreaNames> {
  return (await namesOf(db, [chain], locale))(chain);
}

/** The names of the areas of many addresses, read at once. */
export async function namesOf(
  db: Queryable,
  chains: readonly AreaChain[],
  locale: Locale,
): Promise<(chain: AreaChain) => AreaNames> {
  const ids = [...new Set(chains.flatMap(idsOf))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: areas.id, name: areas.name })
          .from(areas)
          .where(inArray(areas.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, textIn(name, locale)]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return ({ provinceId, cityId, districtId }) => ({
    provinceName: nameOf(provinceId),
    cityName: nameOf(cityId),
    districtName: nameOf(districtId),
  });
}

/** Whether the areas lie in one another, each on its level, and go down to the last there is. */
export async function isWholeChain(db: Queryable, chain: AreaChain): Promise<boolean> {
  const ids = idsOf(chain);
  const rows = await db.select().from(areas).where(inArray(areas.id, ids));
  const levels = ['province', 'city', 'district'] as const;
  const inOneAnother = ids.every((id, depth) => {
    const row = rows.find((one) => one.id === id);
    return row?.level === levels[depth] && row?.parentId === (ids[depth - 1] ?? null);
  });
  const last = ids.at(-1);
  if (!inOneAnother || last === undefined) return false;
  const below = await db
    .select({ id: areas.id })
    .from(areas)
    .where(eq(areas.parentId, last))
    .limit(1);
  return below.length === 0;
}

function idsOf({ provinceId, cityId, districtId }: AreaChain): string[] {
  return [provinceId, cityId, districtId].filter((id) => id !== null);
}
