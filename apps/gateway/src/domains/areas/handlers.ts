import type { areas } from '@xinglin/contract';
import { plainText, spellings } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { areaById, areasWhere } from '../../kernel/places/places';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { searchForm } from '../../platform/search-form';
import { textFor } from '../../platform/text-rows';
import { likeLiteral } from '../../platform/like';
import { locationProviderOf } from './location-provider';

/** Most areas that a search by words answers. */
const searchLimit = 50;

/** What begins with letters in one of their spellings. */
const spelt = (letters: string) =>
  sql.join(
    spellings(letters).map((one) => sql`${`${one}%`}`),
    sql`, `,
  );

/** The calls of areas and location (spec 1 §7, Location and areas). */
export function areaHandlers({ config }: Pick<Services, 'config'>): HandlersOf<typeof areas> {
  const provider = locationProviderOf(config);

  async function areasOfCaller(context: CallContext) {
    const cityId = await provider.cityOfNetworkAddress(context.db, context.ip);
    if (cityId === null) return { province: null, city: null };
    const city = await areaById(cityId, context);
    const province = city.parentId === null ? null : await areaById(city.parentId, context);
    return { province, city };
  }

  return {
    getAreaByIp: (_, context) => areasOfCaller(context),
    async getNumberByIp(_, context) {
      const { province, city } = await areasOfCaller(context);
      return { provinceId: province?.areaId ?? null, cityId: city?.areaId ?? null };
    },
    searchAreas: ({ q, level }, context) => {
      const words = likeLiteral(plainText(q).toLowerCase());
      const form = likeLiteral(searchForm(q));
      // Xi'an and xi an are both typed for xian; without a letter there is no beginning to look for.
      const letters = form.replace(/[\s']/g, '');
      return areasWhere(
        sql`(${level ?? null}::text is null or area.level = ${level ?? null})
          and (lower(${textFor(sql`area.name`, context.locale)}) like ${`%${words}%`}
            or area.name ->> 'zh-Hans' like any (array[${`%${form}%`}, ${`%${words}%`}]::text[])
            or (${letters} <> '' and area.pinyin like any (array[${spelt(letters)}]::text[])))`,
        context,
        {
          order: sql`array_position(array['province', 'city', 'district'], area.level), area.hot desc, length(area.pinyin), area.pinyin, area.id`,
          limit: searchLimit,
        },
      );
    },
    listOrderProvinces: (_, context) =>
      areasWhere(sql`area.level = 'province' and area.hospital_count > 0`, context),
    async listOrderChildAreas({ areaId }, context) {
      await areaById(areaId, context);
      return areasWhere(sql`area.parent_id = ${areaId} and area.hospital_count > 0`, context);
    },
    async getLocation({ latitude, longitude }, context) {
      const { db, ip } = context;
      const position =
        latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      const cityId =
        position === null
          ? await provider.cityOfNetworkAddress(db, ip)
          : await provider.cityAt(db, position);
      const city = cityId === null ? null : await areaById(cityId, context);
      return {
        source: city === null ? 'none' : position === null ? 'networkAddress' : 'position',
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
        cityId,
        cityName: city?.name ?? null,
      };
    },
  };
}
