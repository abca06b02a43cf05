// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import {
  sampleConsult,
  sampleConsultOffer,
  sampleOfferWithoutCoupons,
  sampleReferral,
  sampleUpgradeWays,
  sampleUpgradeWaysAnswered,
} from '../../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import ConsultOrderPage from './$orderKey.page';

afterEach(cleanup);

const far = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;
const waiting = sampleConsult({ until: far, mayUpgrade: true });
const startsAt = '2099-11-21T18:00:00+08:00';
const waysAnswers: GatewayAnswers = {
  checkUpgradeWhitelist: sampleUpgradeWays(),
  getConsultIntentionTime: {
    timeZone: 'Asia/Shanghai',
    times: [{ startsAt, endsAt: '2099-11-21T18:15:00+08:00' }],
  },
  addPreconsultUpgradeInfo: { kind: 'phone' },
};

async function open(
  getConsultOrder: NonNullable<GatewayAnswers['getConsultOrder']>,
  answers: GatewayAnswers = {},
) {
  const gateway = createMockGateway({ getConsultOrder, ...answers });
  const prepared = await preparePage(
    <ConsultOrderPage />,
    { consult: locales, orders, forms },
    { path: '/consult/order-detail/C1' },
    { gateway },
  );
  render(prepared.element);
  const at = () => prepared.router.state.location.pathname + prepared.router.state.location.search;
  return { gateway, at };
}

const tap = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Opens the ways and takes the call by phone. */
async function chosen(answers: GatewayAnswers = {}) {
  const page = await open(waiting, { ...waysAnswers, ...answers });
  await tap(texts.upgrade.button);
  fireEvent.click(await screen.findByRole('radio', { name: '电话咨询，还需支付 ¥30' }));
  return page;
}

/** The same of an answered consult, at the moment that was kept. */
async function chosenAnswered(answers: GatewayAnswers) {
  const page = await open(waiting, {
    ...waysAnswers,
    checkUpgradeWhitelist: {
      ...sampleUpgradeWaysAnswered(),
      info: { kind: 'phone', startsAt },
    },
    ...answers,
  });
  await tap(texts.upgrade.button);
  const times = await screen.findByRole('combobox', { name: texts.upgrade.startsAt });
  await within(times).findByRole('option', { name: /18:00/ });
  return page;
}

it('goes on as a call at the moment that is chosen, after saying what is left to pay', async () => {
  const { gateway, at } = await chosen({
    upgradePhoneConsult: { orderKey: 'C2', amountCents: 3000, payBefore: startsAt },
  });
  expect(screen.getByText('−¥50.00')).toBeTruthy();
  expect(screen.getByText(texts.upgrade.ends)).toBeTruthy();
  // Why it cannot be by video.
  expect(screen.getByText(/视频咨询：医生现在不接这类咨询/)).toBeTruthy();
  await tap('转换并支付 ¥30');
  expect(screen.getAllByText(texts.upgrade.chooseTime).length).toBeGreaterThan(0);
  expect(gateway.inputsOf('upgradePhoneConsult')).toEqual([]);
  const times = await screen.findByRole('combobox', { name: texts.upgrade.startsAt });
  await within(times).findByRole('option', { name: /18:00/ });
  fireEvent.change(times, { target: { value: startsAt } });
  await tap('转换并支付 ¥30');
  await waitFor(() => expect(at()).toBe('/consult/order-detail/C2'));
  expect(gateway.inputsOf('upgradePhoneConsult')).toEqual([{ orderKey: 'C1', startsAt }]);
  expect(gateway.inputsOf('addPreconsultUpgradeInfo')).toEqual([
    { orderKey: 'C1', kind: 'phone' },
    { orderKey: 'C1', kind: 'phone', startsAt },
  ]);
});

it('leads to the consult that it goes on as where another tab was faster', async () => {
  await chosen({
    checkUpgradeWhitelist: {
      ...sampleUpgradeWays(),
      info: { kind: 'phone', startsAt },
    },
    upgradePhoneConsult: businessRefusal('consultUpgradedAlready', '已经转为另一次咨询', {
      orderKey: 'C2',
    }),
  });
  const times = await screen.findByRole('combobox', { name: texts.upgrade.startsAt });
  await within(times).findByRole('option', { name: /18:00/ });
  fireEvent.change(times, { target: { value: startsAt } });
  await tap('转换并支付 ¥30');
  const way = await screen.findByRole('link', { name: texts.upgrade.see });
  expect(way.getAttribute('href')).toBe('/consult/order-detail/C2');
});

it('takes a coupon off a call once the consult was answered', async () => {
  const { gateway, at } = await chosenAnswered({
    listConsultCoupons: ({ couponId }) => sampleConsultOffer(couponId),
    upgradePhoneConsult: { orderKey: 'C2', amountCents: 4400, payBefore: startsAt },
  });
  // The best one at first.
  expect(await screen.findByRole('button', { name: '转换并支付 ¥39' })).toBeTruthy();
  expect(screen.getByText('−¥10.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^问诊满 29 减 5/ }));
  await tap('转换并支付 ¥44');
  await waitFor(() => expect(at()).toBe('/consult/order-detail/C2'));
  expect(gateway.inputsOf('upgradePhoneConsult')).toEqual([
    { orderKey: 'C1', startsAt, couponId: 'q-5' },
  ]);
});

it('says at the coupon that it ended meanwhile, and goes on at the full price', async () => {
  const { gateway, at } = await chosenAnswered({
    listConsultCoupons: (_, before) =>
      before === 0 ? sampleConsultOffer() : sampleOfferWithoutCoupons,
    upgradePhoneConsult: (_, before) =>
      before === 0
        ? businessRefusal('couponUnusable', '这张优惠券已过期，请换一张')
        : { orderKey: 'C2', amountCents: 4900, payBefore: startsAt },
  });
  await tap('转换并支付 ¥39');
  expect(await screen.findAllByText('这张优惠券已过期，请换一张')).not.toHaveLength(0);
  await tap('转换并支付 ¥49');
  await waitFor(() => expect(at()).toBe('/consult/order-detail/C2'));
  expect(gateway.inputsOf('upgradePhoneConsult')).toEqual([
    { orderKey: 'C1', startsAt, couponId: 'q-10' },
    { orderKey: 'C1', startsAt },
  ]);
});

it('reads coupons again that could not be read, and orders without them', async () => {
  const { gateway, at } = await chosenAnswered({
    listConsultCoupons: failures.network,
    upgradePhoneConsult: { orderKey: 'C2', amountCents: 4900, payBefore: startsAt },
  });
  expect(await screen.findByText(texts.coupon.failed)).toBeTruthy();
  await tap(texts.coupon.again);
  await waitFor(() => expect(gateway.inputsOf('listConsultCoupons').length).toBeGreaterThan(1));
  await tap('转换并支付 ¥49');
  await waitFor(() => expect(at()).toBe('/consult/order-detail/C2'));
  expect(gateway.inputsOf('upgradePhoneConsult')).toEqual([{ orderKey: 'C1', startsAt }]);
});

it('asks for no coupon beside what was paid before', async () => {
  const { gateway } = await chosen();
  expect(await screen.findByText('−¥50.00')).toBeTruthy();
  expect(gateway.inputsOf('listConsultCoupons')).toEqual([]);
});

it('says why it cannot go on', async () => {
  await open(waiting, {
    checkUpgradeWhitelist: { refusal: '咨询的状态已经变化，请刷新后查看', items: [], info: null },
  });
  await tap(texts.upgrade.button);
  expect(await screen.findByText('咨询的状态已经变化，请刷新后查看')).toBeTruthy();
});

it('becomes writing after saying what goes back', async () => {
  const call = sampleConsult({ until: far, medium: 'phone', convertBackCents: 3000 });
  const { gateway } = await open((_, before) => (before === 0 ? call : waiting), {
    convertUpgradeToImageText: { orderKey: 'C1', state: 'waiting', refundCents: 3000 },
  });
  await tap(texts.convert.button);
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('差价 ¥30.00 会原路退回。')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: texts.convert.confirm }));
  expect(await screen.findByRole('button', { name: texts.upgrade.button })).toBeTruthy();
  expect(gateway.inputsOf('convertUpgradeToImageText')).toEqual([{ orderKey: 'C1' }]);
});

it('asks for the money of one that is over, with a reason, once', async () => {
  const over = sampleConsult({
    state: 'finished',
    group: 'completed',
    until: null,
    mayCancel: false,
    mayRemind: false,
    mayAskRefund: true,
  });
  const asked = {
    ...over,
    mayAskRefund: false,
    refundRequest: { reason: '回复太简单', askedAt: startsAt, state: 'open', answer: null },
  } as const;
  const { gateway } = await open((_, before) => (before === 0 ? over : asked), {
    refundConsultOrder: { outcome: 'asked', refundCents: 0 },
  });
  await tap(texts.refund.button);
  await tap(texts.refund.send);
  expect(screen.getAllByText(texts.refund.needed).length).toBeGreaterThan(0);
  const reason = screen.getByRole('textbox', { name: texts.refund.reason });
  fireEvent.change(reason, { target: { value: '回复太简单' } });
  await tap(texts.refund.send);
  expect(await screen.findByText(texts.refund.state.open)).toBeTruthy();
  expect(gateway.inputsOf('refundConsultOrder')).toEqual([
    { orderKey: 'C1', reason: '回复太简单' },
  ]);
  expect(screen.queryByRole('button', { name: texts.refund.button })).toBeNull();
});

it('shows whom its doctor proposes, and opens that form', async () => {
  const referral = sampleReferral();
  const { gateway, at } = await open(
    { ...waiting, referral },
    { consultReferralOrder: { ...referral, state: 'accepted' } },
  );
  expect(await screen.findByText('需要呼吸科医生进一步判断')).toBeTruthy();
  await tap(texts.referral.accept);
  await waitFor(() => expect(at()).toBe('/my/bconsult/ask?doctorId=d-2'));
  expect(gateway.inputsOf('consultReferralOrder')).toEqual([
    { orderKey: 'C1', referralId: 'ref-1' },
  ]);
});

it('leads to the consult before and to the next one', async () => {
  await open({ ...waiting, mayUpgrade: false, upgradedFrom: 'C0', upgradedTo: 'C2' });
  const former = await screen.findByRole('link', { name: texts.changes.former });
  expect(former.getAttribute('href')).toBe('/consult/order-detail/C0');
  const next = screen.getByRole('link', { name: texts.changes.next });
  expect(next.getAttribute('href')).toBe('/consult/order-detail/C2');
});
