import { z } from 'zod';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { Area } from './directory-shapes';
import { AreaId, ListOf, Nothing, SearchText } from '../shapes';

/** How a place was found out. */
export const LocationSource = z
  .enum(['position', 'networkAddress', 'none'])
  .meta({ id: 'LocationSource' });

/**
 * Finding an area by a network address, by words, or for an order; and the place of a position (spec 1
 * §7, Location and areas). The lists of the city picker are calls of `directory`, whose pages bring them.
 */
export const areas = defineCalls({
  /** Province and city to which the caller's own network address belongs; null where that is not known. */
  getAreaByIp: {
    path: '/common/area/getareabyip',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({ province: Area.nullable(), city: Area.nullable() }),
  },
  /** The same as codes alone, for a caller that has the table of areas. */
  getNumberByIp: {
    path: '/common/area/getnumberbyip',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({ provinceId: AreaId.nullable(), cityId: AreaId.nullable() }),
  },
  /** Areas whose name holds the words, or whose pinyin begins with them; provinces before cities before districts. At most 50. */
  searchAreas: {
    path: '/common/area/search/getareas',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({
      q: SearchText.min(1),
      level: z.enum(['province', 'city', 'district']).optional(),
    }),
    response: ListOf(Area),
  },
  /** Provinces in which an appointment can be ordered. */
  listOrderProvinces: {
    path: '/order/areaconfig/getprovincelist',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(Area),
  },
  /** Areas right below one in which an appointment can be ordered. */
  listOrderChildAreas: {
    path: '/order/areaconfig/getchildlist',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ areaId: AreaId }),
    response: ListOf(Area),
  },
  /**
   * The nearest city to a position; without one, the city of the caller's network address. `source`
   * says which of the two it was; `none` with nulls where neither leads to a city of the country.
   */
  getLocation: {
    path: '/moduleoperate/location/get',
    method: 'GET',
    encoding: 'query',
    access: 'open',
    kind: 'query',
    request: z
      .object({
        latitude: marked(z.coerce.number().min(-90).max(90), { private: true }).optional(),
        longitude: marked(z.coerce.number().min(-180).max(180), { private: true }).optional(),
      })
      .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
        error: 'latitude and longitude belong together',
        path: ['longitude'],
      }),
    response: z.object({
      source: LocationSource.default('networkAddress'),
      latitude: marked(z.number(), { private: true }).nullable(),
      longitude: marked(z.number(), { private: true }).nullable(),
      cityId: AreaId.nullable(),
      cityName: z.string().nullable(),
    }),
  },
});
