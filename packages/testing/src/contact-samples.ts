import type { Area, EmergencyContact, PostingAddress } from '@xinglin/gateway-sdk';
import { listOf } from './directory-samples';
import type { GatewayAnswers } from './mock-gateway';

const home: PostingAddress = {
  addressId: 'a-1',
  name: '王秀兰',
  mobile: '138****5521',
  provinceId: '330000',
  provinceName: '浙江',
  cityId: '330100',
  cityName: '杭州',
  districtId: '330106',
  districtName: '西湖区',
  detail: '文三路138号 7楼',
  isDefault: true,
};

/** An address in a city with districts, and one in a municipality. */
export const sampleAddresses = {
  home,
  work: {
    ...home,
    addressId: 'a-2',
    name: '王磊',
    mobile: '139****1111',
    provinceId: '310000',
    provinceName: '上海',
    cityId: '310100',
    cityName: '上海',
    districtId: '310115',
    districtName: '浦东新区',
    detail: '世纪大道100号 环球金融中心 52 层 5201 室',
    isDefault: false,
  },
} as const satisfies Record<string, PostingAddress>;

/** A daughter and a friend. */
export const sampleContacts = [
  { contactId: 'e-1', name: '王小红', relation: 'child', mobile: '138****5678' },
  { contactId: 'e-2', name: '李建国', relation: 'friend', mobile: '139****1111' },
] as const satisfies readonly EmergencyContact[];

const rows: readonly [areaId: string, name: string, parentId: string | null][] = [
  ['330000', '浙江', null],
  ['310000', '上海', null],
  ['440000', '广东', null],
  ['330100', '杭州', '330000'],
  ['330200', '宁波', '330000'],
  ['330106', '西湖区', '330100'],
  ['330102', '上城区', '330100'],
  ['310100', '上海', '310000'],
  ['310115', '浦东新区', '310100'],
  ['310101', '黄浦区', '310100'],
  ['440100', '广州', '440000'],
  ['441900', '东莞', '440000'],
];

const levelOf = (areaId: string): Area['level'] =>
  areaId.endsWith('0000') ? 'province' : areaId.endsWith('00') ? 'city' : 'district';

function areasBelow(parentId: string | null) {
  const below = rows.filter((row) => row[2] === parentId);
  return listOf(
    below.map(([areaId, name]): Area => {
      const level = levelOf(areaId);
      return { areaId, name, level, parentId, pinyin: '', initial: 'A', hot: false };
    }),
  );
}

/** The calls an area picker makes; 东莞 has no districts, 上海 is its own only city. */
export const areaAnswers = {
  listProvinces: areasBelow(null),
  listChildAreas: ({ areaId }) => areasBelow(areaId),
  listOrderProvinces: areasBelow(null),
  listOrderChildAreas: ({ areaId }) => areasBelow(areaId),
} satisfies GatewayAnswers;
