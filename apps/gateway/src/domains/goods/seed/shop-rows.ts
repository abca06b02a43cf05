import type { goodsShops } from '../tables';
import { localised } from '../../../platform/translate';

/** The shops of the demonstration. */
export const shopRows = [
  {
    shopId: 'shop-1',
    name: localised('杏林大药房', 'Xinglin Pharmacy'),
    intro: localised(
      '常备药、外用药与慢病用药，执业药师在线审方。',
      'Everyday and chronic medicines, with pharmacists who check every prescription.',
    ),
    picture: { pictogram: 'shop', tone: 'leaf' },
    deliveryText: localised(
      '杭州最快 75 分钟送到，全国 48 小时内发货',
      'In Hangzhou within 75 minutes, everywhere else sent within 48 hours',
    ),
    freightCents: 800,
    freeFromCents: 5900,
    position: 1,
    licences: [
      { kind: localised('药品经营许可证', 'Licence to sell medicines'), number: '浙 CB5710126' },
      {
        kind: localised('互联网药品信息服务资格', 'Online medicine information'),
        number: '（浙）-经营性-2026-0126',
      },
    ],
    deliveryTerms: {
      express: { cityIds: ['330100'], minutes: 75, opensAt: 8, closesAt: 21 },
      nearProvinceIds: ['310000', '320000', '330000', '340000'],
      nearDays: 2,
      farDays: 4,
      cutOffHour: 16,
    },
  },
  {
    shopId: 'shop-2',
    name: localised('康护家用器械', 'Kanghu Home Devices'),
    intro: localised(
      '血压、血糖、体温监测与康复护具，七天可退换。',
      'Monitors for the home and supports; returns within seven days.',
    ),
    picture: { pictogram: 'shop', tone: 'brand' },
    deliveryText: localised(
      '华东、华北及广东配送',
      'Delivers to East and North China and Guangdong',
    ),
    freightCents: 1200,
    freeFromCents: 19_900,
    position: 2,
    licences: [
      {
        kind: localised('医疗器械经营备案', 'Registered seller of medical devices'),
        number: '浙杭食药监械经营备 20260231',
      },
    ],
    deliveryTerms: {
      express: { cityIds: ['330100'], minutes: 75, opensAt: 9, closesAt: 20 },
      nearProvinceIds: ['310000', '320000', '330000'],
      nearDays: 1,
      farDays: 3,
      cutOffHour: 16,
    },
  },
  {
    shopId: 'shop-3',
    name: localised('本草生活馆', 'Bencao Living'),
    intro: localised(
      '滋补食材、花草茶与个护母婴用品。',
      'Nourishing foods, herbal teas and care for body and baby.',
    ),
    picture: { pictogram: 'shop', tone: 'amber' },
    deliveryText: localised('江浙沪配送，次日发货', 'Delivers to Jiangsu, Zhejiang and Shanghai'),
    freightCents: 600,
    freeFromCents: 9900,
    position: 3,
    licences: [
      {
        kind: localised('食品经营许可证', 'Licence to sell food'),
        number: 'JY13301060260126',
      },
    ],
    deliveryTerms: {
      express: null,
      nearProvinceIds: ['330000'],
      nearDays: 1,
      farDays: 2,
      cutOffHour: 16,
    },
  },
] as const satisfies readonly (typeof goodsShops.$inferInsert)[];

/** Codes of the provinces that a shop delivers to, each with what freight is there; a shop that is not named delivers everywhere. */
export const areaRows: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'shop-2': {
    110000: 1200,
    120000: 1200,
    130000: 1200,
    310000: 900,
    320000: 900,
    330000: 900,
    340000: 1200,
    370000: 1200,
    440000: 1500,
  },
  'shop-3': { 310000: 600, 320000: 600, 330000: 600 },
};

/** What the shops take off. */
export const promotionRows = [
  {
    promotionId: 'promotion-1',
    shopId: 'shop-1',
    title: localised('满 99 元减 10 元', '¥10 off from ¥99'),
    detail: localised(
      '本店商品满 99 元减 10 元，与优惠券可同时使用。',
      'Takes ¥10 off items of this shop from ¥99 on, together with coupons.',
    ),
    fromCents: 9900,
    offCents: 1000,
    offPercent: null,
  },
  {
    promotionId: 'promotion-2',
    shopId: 'shop-1',
    title: localised('满 199 元减 30 元', '¥30 off from ¥199'),
    detail: localised(
      '本店商品满 199 元减 30 元，与其他店铺优惠取最优一项。',
      'Takes ¥30 off items of this shop from ¥199 on; the best offer of a shop applies.',
    ),
    fromCents: 19_900,
    offCents: 3000,
    offPercent: null,
  },
  {
    promotionId: 'promotion-3',
    shopId: 'shop-2',
    title: localised('满 300 元打 9 折', '10% off from ¥300'),
    detail: localised(
      '本店商品满 300 元享 9 折。',
      'Takes 10% off items of this shop from ¥300 on.',
    ),
    fromCents: 30_000,
    offCents: null,
    offPercent: 10,
  },
  {
    promotionId: 'promotion-4',
    shopId: 'shop-3',
    title: localised('满 88 元减 8 元', '¥8 off from ¥88'),
    detail: localised('本店商品满 88 元减 8 元。', 'Takes ¥8 off items of this shop from ¥88 on.'),
    fromCents: 8800,
    offCents: 800,
    offPercent: null,
  },
] as const;

/** The categories that hold medicines. */
export const medicineCategories: ReadonlySet<string> = new Set([
  'cold',
  'stomach',
  'skin',
  'chronic',
]);

/** The categories: name, the shop that sells it, picture, and the days within which what it holds can be returned. */
export const categoryRows = [
  ['cold', '感冒咳嗽', 'Colds and coughs', 'shop-1', 'drops', 'brand', 0],
  ['stomach', '肠胃消化', 'Stomach and digestion', 'shop-1', 'tablets', 'leaf', 0],
  ['skin', '外用护肤', 'Skin and first aid', 'shop-1', 'bandage', 'rose', 0],
  ['chronic', '慢病处方', 'Prescription medicines', 'shop-1', 'box', 'slate', 0],
  ['devices', '家用器械', 'Home devices', 'shop-2', 'bloodPressure', 'brand', 7],
  ['support', '护具康复', 'Supports and recovery', 'shop-2', 'support', 'violet', 7],
  ['wellness', '滋补养生', 'Nourishing foods', 'shop-3', 'herbs', 'amber', 7],
  ['care', '个护母婴', 'Body and baby care', 'shop-3', 'baby', 'rose', 7],
] as const;
