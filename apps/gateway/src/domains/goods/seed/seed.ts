import { goodsPictograms, goodsTones } from '@xinglin/contract';
import { bulkInsert } from '../../../platform/bulk-insert';
import { searchForm } from '../../../platform/search-form';
import type { Transaction } from '../../../platform/database';
import { localised } from '../../../platform/translate';
import {
  goodsAreas,
  goodsCategories,
  goodsItems,
  goodsPromotions,
  goodsShops,
  goodsSkus,
  type Picture,
} from '../tables';
import { dailyRows } from './daily-rows';
import { deviceRows } from './device-rows';
import { certificateOf, furtherPicturesOf, warningsOf } from './facts';
import { medicineRows } from './medicine-rows';
import { areaRows, categoryRows, medicineCategories, promotionRows, shopRows } from './shop-rows';

/** Makers of what each shop of the demonstration sells; none exists. */
const makers = {
  'shop-1': [
    ['杏春制药有限公司', 'Xingchun Pharmaceuticals'],
    ['江南康源药业', 'Jiangnan Kangyuan Pharma'],
  ],
  'shop-2': [['安禾医疗科技', 'Anhe Medical Technology']],
  'shop-3': [['青禾生物科技', 'Qinghe Biotech']],
} as const;

const dryPlace = localised('密封，置阴凉干燥处', 'Keep closed, in a cool and dry place');

/** One of some words, by its name. */
function named<Word extends string>(words: readonly Word[], name: string | undefined): Word {
  const found = words.find((word) => word === name);
  if (found === undefined) throw new Error(`No such picture or colour: ${name ?? ''}`);
  return found;
}

/** How many there are of a variant: the same in every database. */
const stockOf = (place: number, variant: number): number => {
  // A few are sold out, or nearly so, that the mall shows how that looks.
  if (place % 23 === 7 && variant === 0) return 0;
  if (place % 19 === 5) return 3;
  return 40 + ((place * 37 + variant * 11) % 160);
};

/** What most homes have is bought most. */
const bestSellers: Readonly<Record<string, number>> = {
  上臂式电子血压计: 2860,
  电子体温计: 2418,
  指夹式血氧仪: 1986,
  退热贴: 1733,
  蜂蜜: 1520,
};

/** The rows of goods and variants of one line. */
function goodsOf(line: string, place: number) {
  const parts = line.split('|');
  const [category = '', zh = '', en = '', zhUse = '', enUse = '', pictogram, tone] = parts;
  const [cents = '', member = '', variants = ''] = parts.slice(7);
  const found = categoryRows.find(([id]) => id === category);
  if (!found) throw new Error(`No such category: ${category}`);
  const shopId = found[3];
  const ofShop = makers[shopId];
  const maker = ofShop[place % ofShop.length] ?? ofShop[0];
  const goodsNo = `g${String(101 + place)}`;
  const picture: Picture = {
    pictogram: named(goodsPictograms, pictogram),
    tone: named(goodsTones, tone),
  };
  const needsPrescription = category === 'chronic';
  const words = needsPrescription ? [zh, en] : [zh, en, zhUse, enUse, ...maker];
  const skus = variants.split(';').map((variant, index) => {
    const [zhLabel = '', enLabel = '', times = '1'] = variant.split('/');
    const priceCents = Math.round(Number(cents) * Number(times));
    const memberCents = member === '-' ? null : Math.round(Number(member) * Number(times));
    return {
      skuId: `${goodsNo}-${String(index + 1)}`,
      goodsNo,
      label: localised(zhLabel, enLabel),
      priceCents,
      memberCents,
      stock: stockOf(place, index),
      position: index,
    };
  });
  const [first] = skus;
  return {
    item: {
      goodsNo,
      shopId,
      categoryId: category,
      title: localised(zh, en),
      subtitle: localised(zhUse, enUse),
      picture,
      needsPrescription,
      description: needsPrescription
        ? []
        : [
            localised(`${zhUse}。`, `${enUse}.`),
            shopId === 'shop-1'
              ? localised(
                  '请仔细阅读说明书，并按说明使用或在药师指导下购买和使用。',
                  'Please read the leaflet, and use it as it says or as a pharmacist advises.',
                )
              : localised(
                  '包装完好、不影响再次销售的，收货后可申请退换。',
                  'What is unopened can be returned or exchanged after it came.',
                ),
          ],
      parameters: [
        { label: localised('生产企业', 'Maker'), text: localised(maker[0], maker[1]) },
        ...(first ? [{ label: localised('规格', 'Contents'), text: first.label }] : []),
        // Devices and supports stand anywhere.
        ...(shopId === 'shop-2' ? [] : [{ label: localised('贮藏', 'Storage'), text: dryPlace }]),
      ],
      returnDays: found[6],
      soldCount: bestSellers[zh] ?? (place * 131) % 977,
      furtherPictures: needsPrescription ? [] : furtherPicturesOf(picture),
      certificate: needsPrescription ? null : certificateOf(category, picture.pictogram, place),
      warnings: needsPrescription ? [] : warningsOf(category, picture.pictogram),
      searchText: searchForm(words.join(' ')),
    },
    skus,
  };
}

/** Fills the mall of the sandbox: three shops, what they sell and where they bring it; always the same. */
export async function seed(db: Transaction): Promise<void> {
  const startsAt = new Date('2026-01-01T00:00:00+08:00');
  const endsAt = new Date('2030-01-01T00:00:00+08:00');
  await db.insert(goodsShops).values(shopRows.map((row) => ({ ...row })));
  await db.insert(goodsAreas).values(
    Object.entries(areaRows).flatMap(([shopId, provinces]) =>
      Object.entries(provinces).map(([areaId, freightCents]) => ({
        shopId,
        areaId,
        freightCents,
      })),
    ),
  );
  await db
    .insert(goodsPromotions)
    .values(promotionRows.map((row) => ({ ...row, startsAt, endsAt })));
  await db.insert(goodsCategories).values(
    categoryRows.map(([categoryId, zh, en, , pictogram, tone], position) => ({
      categoryId,
      name: localised(zh, en),
      picture: { pictogram, tone },
      position,
      isMedicine: medicineCategories.has(categoryId),
    })),
  );
  const lines = [medicineRows, deviceRows, dailyRows].flatMap((rows) => rows.trim().split('\n'));
  const all = lines.map(goodsOf);
  await bulkInsert(
    db,
    goodsItems,
    all.map(({ item }) => item),
  );
  await bulkInsert(
    db,
    goodsSkus,
    all.flatMap(({ skus }) => skus),
  );
}
