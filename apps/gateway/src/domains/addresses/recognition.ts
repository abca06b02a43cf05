import type { addresses, RequestOf, ResponseOf } from '@xinglin/contract';
import { indexAreas, recognizeAddress, type AreaIndex } from '@xinglin/rules';
import { areas } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { simplified } from '../../platform/simplified';
import { areaNames } from '../../kernel/people/addresses/area-chain';

/** Reads pasted addresses against the table of areas, which is read once and kept: only a release changes it. */
export function addressReader() {
  let index: AreaIndex | null = null;

  async function indexOf(db: Queryable): Promise<AreaIndex> {
    if (index !== null) return index;
    const rows = await db.select().from(areas);
    const made = indexAreas(
      rows.map(({ id, name, level, parentId }) => ({
        areaId: id,
        name: name['zh-Hans'],
        level,
        parentId,
      })),
    );
    // An empty table is being filled; it is asked again.
    if (rows.length > 0) index = made;
    return made;
  }

  return async (
    { text }: RequestOf<(typeof addresses)['recognizeAddress']>,
    { db, locale }: CallContext,
  ): Promise<ResponseOf<(typeof addresses)['recognizeAddress']>> => {
    const read = recognizeAddress(text, await indexOf(db), simplified);
    return { ...read, unread: [...read.unread], ...(await areaNames(db, read, locale)) };
  };
}
