import { addresses, healthCoins } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

/** Days before today on which the sandbox's family checked in; today's coins are not received yet. */
const longAgo = [-357, -356, -355, -41, -40, -39];
const lately = [-16, -15, -3, -2, -1];

/**
 * Coins of the sandbox's people with a life: received day by day, three days in a row up to yesterday. The first of them
 * expire in a week, what an exchange left of them.
 */
export async function takeCoins(life: SandboxLife): Promise<void> {
  await receiveOn(life, longAgo);
  await exchangeThermometer(life);
  await receiveOn(life, lately);
  life.goTo(-1, '22:10');
  await life.couple.call(healthCoins.receiveAllHealthCoins, {});
}

async function receiveOn({ goTo, family }: SandboxLife, days: readonly number[]): Promise<void> {
  for (const day of days) {
    goTo(day, '07:50');
    await family.call(healthCoins.receiveAllHealthCoins, {});
  }
}

/** Exchanges coins for a thermometer, which is sent and received. */
async function exchangeThermometer({ goTo, family, desk }: SandboxLife): Promise<void> {
  goTo(-38, '20:15');
  const { items } = await family.call(healthCoins.listHealthCoinGoods, { pageSize: 50 });
  const wanted = items.find(({ picture }) => picture.pictogram === 'thermometer');
  const [home] = (await family.call(addresses.listAddresses, {})).items;
  if (wanted === undefined || home === undefined) throw new Error('no thermometer or no address');
  const { goodsId, coins } = wanted;
  const { addressId } = home;
  const { orderNo } = await family.call(healthCoins.exchangeHealthCoinGoods, {
    goodsId,
    count: 1,
    addressId,
    coins,
  });
  goTo(-36, '10:00');
  await desk('send-coin-exchange', { orderNo, carrier: '顺丰速运', trackingNo: 'SF1429907315586' });
  goTo(-33, '18:40');
  await family.call(healthCoins.receiveHealthCoinOrder, { orderNo });
}
