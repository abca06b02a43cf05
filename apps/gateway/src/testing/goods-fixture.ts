import { eq } from 'drizzle-orm';
import { addPeople, type TestPerson } from '../domains/booking/booking-fixture';
import { goodsCategories, goodsItems, goodsShops, goodsSkus } from '../domains/goods/tables';
import type { Database } from '../platform/database';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

/** What the seed sells: cold medicine of the pharmacy, a device of the second shop, berries of the third. */
export const medicine = 'g101-1';
export const medicineCents = 1980;
export const device = 'g161-1';
export const deviceCents = 19_900;
export const berries = 'g191-1';
/** Sold by prescription alone. */
export const prescribed = 'g146-1';

/** A shop that delivers everywhere and sells one thing, in a database without the mall of the sandbox. */
export async function addShop(db: Database): Promise<void> {
  const text = (chinese: string, english: string) =>
    ({ 'zh-Hans': chinese, 'zh-Hant': chinese, en: english }) as const;
  const picture = { pictogram: 'box', tone: 'leaf' } as const;
  const name = text('药店', 'Pharmacy');
  await db.insert(goodsShops).values({
    shopId: 'shop-1',
    name,
    intro: name,
    picture,
    deliveryText: text('全国配送', 'Delivers everywhere'),
    freightCents: 800,
    position: 1,
  });
  await db.insert(goodsCategories).values({ categoryId: 'cold', name, picture, position: 1 });
  await db.insert(goodsItems).values({
    goodsNo: 'g101',
    shopId: 'shop-1',
    categoryId: 'cold',
    title: text('感冒灵', 'Cold granules'),
    subtitle: name,
    picture,
    description: [],
    parameters: [],
    returnDays: 7,
    searchText: 'cold',
  });
  await db.insert(goodsSkus).values({
    skuId: medicine,
    goodsNo: 'g101',
    label: text('10 袋', '10 sachets'),
    priceCents: medicineCents,
    stock: 100,
    position: 1,
  });
}

/** So many of a variant. */
export interface Wanted {
  readonly skuId: string;
  readonly count: number;
}

const hangzhou = { provinceId: '330000', cityId: '330100', districtId: '330106' };

/** People who buy in the mall of a seeded gateway, and the shops' desk. */
export function openMall(gateway: TestGateway) {
  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

  const stockOf = async (skuId: string): Promise<number> => {
    const { db } = gateway.services;
    const [row] = await db
      .select({ stock: goodsSkus.stock })
      .from(goodsSkus)
      .where(eq(goodsSkus.skuId, skuId));
    return row?.stock ?? -1;
  };

  /** A signed-in account with an address in Hangzhou, and the calls it makes. */
  async function newBuyer() {
    const { db, clock } = gateway.services;
    // As many as are asked for.
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    const { token } = person;
    const call = (path: string, body: object = {}) => gateway.call(path, body, { token });
    const goods = (name: string, body: object = {}) =>
      call(`/modulemarketplace/goods/${name}`, body);
    const order = (name: string, body: object) => call(`/modulemarketplace/order/${name}`, body);
    const addAddress = async (area: object = hangzhou): Promise<string> => {
      const written = { name: '张三', mobile: '13812345678', detail: '文三路 1 号', ...area };
      return (await call('/logistics/postingaddress/add', written)).data.addressId;
    };
    const addressId = await addAddress();
    const quote = async (lines: readonly Wanted[], more: object = {}) =>
      (await order('quote', { lines, addressId, ...more })).data;
    /** Orders at the quote of now. */
    const submit = async (lines: readonly Wanted[], more: object = {}) => {
      const { digest } = await quote(lines, more);
      return order('submit', { lines, addressId, digest, ...more });
    };
    return { ...person, call, goods, order, addAddress, addressId, quote, submit };
  }

  /** An order of a new account, with what may be done with it. */
  async function ordered(lines: readonly Wanted[], more: object = {}) {
    const buyer = await newBuyer();
    const { data, code, message } = await buyer.submit(lines, more);
    if (code !== 0) throw new Error(`not ordered: ${message}`);
    const orderNo: string = data.orderNo;
    const act = (name: string, body: object = {}) => buyer.order(name, { orderNo, ...body });
    return {
      ...buyer,
      orderNo,
      amountCents: data.amountCents as number,
      act,
      detail: async () => (await act('detail')).data,
      async pay() {
        const paymentId = await openPayment(gateway, orderNo, buyer.token);
        const { data: told } = await sendNotice(gateway, paidNotice(paymentId, data.amountCents));
        return { paymentId, settlement: told.settlement as string };
      },
    };
  }

  /** An order that came: paid, packed, sent by all of its shops, received. */
  async function received(lines: readonly Wanted[], more: object = {}) {
    const order = await ordered(lines, more);
    const { orderNo } = order;
    await order.pay();
    await desk('pack-goods', { orderNo });
    const shops = new Set(
      (await order.detail()).lines.map((one: { shopId: string }) => one.shopId),
    );
    for (const shopId of shops)
      await desk('ship-goods', { orderNo, shopId, carrier: '顺丰速运', trackingNo: 'SF1' });
    await order.act('receive');
    return order;
  }

  return { desk, stockOf, newBuyer, ordered, received };
}
