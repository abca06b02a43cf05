import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listOf,
  prepareLoadedPage,
  prescriptionGoods,
  sampleAddresses,
  sampleCart,
  sampleFront,
  sampleGoods,
  sampleGoodsDetail,
  sampleGoodsOrder,
  sampleGoodsQuote,
  sampleItem,
  sampleQuote,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import { sampleGoodsComments } from '../samples/goods-comment-samples';
import {
  sampleCentreOrder,
  sampleCounts,
  sampleMerged,
  unpaidVisit,
} from '../samples/order-centre-samples';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
export const answers: GatewayAnswers = {
  listMergedOrders: { items: [unpaidVisit, sampleMerged()], next: null, counts: sampleCounts },
  getCentreOrder: sampleCentreOrder(),
  getMallFront: sampleFront(),
  listGoods: listOf([sampleGoods(), prescriptionGoods]),
  getGoods: sampleGoodsDetail(),
  listGoodsComments: sampleGoodsComments,
  getCart: sampleCart,
  previewCart: { shops: [], count: 0, lineCount: 0 },
  listAddresses: listOf([sampleAddresses.home]),
  quoteGoods: sampleGoodsQuote(),
  listGoodsCoupons: listOf([]),
  getMarketplaceOrder: sampleGoodsOrder(),
  getCommerceItem: sampleItem,
  getDeductions: { applied: sampleQuote.steps, whyNots: sampleQuote.whyNots },
};

const namespaces = { forms, orders, mall: locales };

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, namespaces, setting, answers);
  render(loaded.element);
  return loaded;
}
