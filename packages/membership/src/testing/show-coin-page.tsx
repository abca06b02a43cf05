import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listOf,
  prepareLoadedPage,
  sampleAddresses,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import { playAnswers } from '../samples/activity-samples';
import {
  listedCoinOrder,
  sampleCoinGoods,
  sampleCoinHome,
  sampleCoinOrder,
  sampleCoinRecords,
  sampleCoinTasks,
  spendableCoins,
} from '../samples/coin-samples';
import { coinsLocales } from '../coins-locales';

/** What the calls of every page of health coins answer when all is well. */
const answers: GatewayAnswers = {
  ...playAnswers,
  ...spendableCoins,
  getHealthCoinHome: sampleCoinHome,
  listHealthCoinTasks: listOf(sampleCoinTasks),
  listHealthCoinGoods: listOf([sampleCoinGoods()]),
  getHealthCoinGoods: sampleCoinGoods(),
  getHealthCoinUserCoin: sampleCoinRecords,
  getHealthCoinHomeConfig: {
    expiresAfterDays: 365,
    returnedForDays: 30,
    receivedAfterDays: 15,
    mostPieces: 5,
  },
  listHealthCoinOrders: listOf([listedCoinOrder]),
  getHealthCoinOrder: sampleCoinOrder(),
  listAddresses: listOf(Object.values(sampleAddresses)),
};

/** Opens a page of health coins as the portal does: first its calls, then the page. */
export async function showCoinPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(
    page,
    { forms, orders, coins: coinsLocales },
    setting,
    answers,
  );
  render(loaded.element);
  return loaded;
}
