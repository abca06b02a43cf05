// Owns: what the sandbox's people with a life bought in the mall, at each stage of an order.
// Must not know: what else these people did.
// Used by: the domain of the mall.
import { addresses, goods } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

interface Wanted {
  /** Words of the goods' title, and how many. */
  readonly title: string;
  readonly count?: number;
}

/** One that was received, one that is to be returned, one on its way, one that is paid; and what waits in the cart. */
export async function buyGoods(life: SandboxLife): Promise<void> {
  const { family, goTo } = life;
  goTo(-34, '20:40');
  const received = await bought(life, { title: '电子血压计' });
  await sent(life, received, -33);
  goTo(-31, '18:20');
  await family.call(goods.receiveMarketplaceOrder, { orderNo: received });

  goTo(-7, '21:30');
  const returned = await bought(life, { title: '额温枪' });
  await sent(life, returned, -6);
  goTo(-4, '19:00');
  await family.call(goods.receiveMarketplaceOrder, { orderNo: returned });
  goTo(-3, '12:30');
  await family.call(goods.requestGoodsReturn, {
    orderNo: returned,
    type: 'return',
    lines: [{ lineNo: 1, count: 1 }],
    reason: '家里已经有一把了，没有拆封',
  });

  goTo(-2, '22:05');
  const onItsWay = await bought(life, { title: '口罩', count: 2 });
  const parcels = await sent(life, onItsWay, -1);
  goTo(-1, '22:30');
  for (const parcelId of parcels)
    await life.desk('tell-of-parcel', { parcelId, text: '快件已到达杭州转运中心' });

  goTo(0);
  await bought(life, { title: '退热贴' });
  await putIntoCart(life, { title: '护腰带' });
  await putIntoCart(life, { title: '口罩', count: 2 });
}

async function putIntoCart({ family }: SandboxLife, { title, count = 1 }: Wanted): Promise<void> {
  const { items } = await family.call(goods.listGoods, { q: title, pageSize: 1 });
  const skuId = items[0]?.offer?.skuId;
  if (skuId === undefined) throw new Error(`nothing is sold by the name of ${title}`);
  await family.call(goods.setCartLine, { skuId, count });
}

/** Orders and pays goods; answers the order's number. */
async function bought({ family }: SandboxLife, { title, count = 1 }: Wanted): Promise<string> {
  const { items } = await family.call(goods.listGoods, { q: title, pageSize: 20 });
  const addressId = (await family.call(addresses.listAddresses, {})).items[0]?.addressId ?? '';
  for (const { shopId, goodsNo, needsPrescription } of items) {
    if (needsPrescription) continue;
    const found = await family.call(goods.getGoods, { shopId, goodsNo });
    const sku = found.skus.find(({ stock, isOnSale }) => isOnSale && stock > 20);
    if (sku === undefined) continue;
    const wish = { lines: [{ skuId: sku.skuId, count }], addressId };
    const { digest } = await family.call(goods.quoteGoods, wish);
    const { orderNo } = await family.call(goods.submitMarketplaceOrder, { ...wish, digest });
    await family.pay(orderNo);
    return orderNo;
  }
  throw new Error(`nothing is sold by the name of ${title}`);
}

/** Lets the shops send an order on a day; answers the parcels. */
async function sent(life: SandboxLife, orderNo: string, day: number): Promise<readonly string[]> {
  life.goTo(day, '10:15');
  await life.desk('pack-goods', { orderNo });
  const { lines } = await life.desk<{ lines: readonly { shopId: string }[] }>('open-goods-order', {
    orderNo,
  });
  life.goTo(day, '17:40');
  const parcels: string[] = [];
  for (const shopId of new Set(lines.map((line) => line.shopId))) {
    const parcel = { orderNo, shopId, carrier: '顺丰速运', trackingNo: `SF${orderNo.slice(-10)}` };
    parcels.push((await life.desk<{ parcelId: string }>('ship-goods', parcel)).parcelId);
  }
  return parcels;
}
