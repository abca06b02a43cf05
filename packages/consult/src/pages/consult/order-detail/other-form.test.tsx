// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { createMockGateway, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { sampleConsult, sampleReferral, sampleUpgradeWays } from '../../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import ConsultOrderPage from './$orderKey.page';

afterEach(cleanup);

const far = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;
const startsAt = '2099-11-21T18:00:00+08:00';
const { doctor } = sampleConsult();
const proposed = (changed: Parameters<typeof sampleReferral>[0]) =>
  sampleReferral({
    doctorId: doctor?.doctorId ?? null,
    doctorName: doctor?.name ?? null,
    ...changed,
  });
const toPhone = sampleConsult({
  until: far,
  mayUpgrade: true,
  mayConfirmForm: true,
  referral: proposed({ kind: 'phone', title: '电话咨询', reason: '电话里讲更快' }),
});
const toWriting = sampleConsult({
  until: far,
  medium: 'phone',
  convertBackCents: 3000,
  mayConfirmForm: true,
  referral: proposed({ reason: '今天抽不出时间通话' }),
});

async function open(answers: GatewayAnswers) {
  const gateway = createMockGateway({
    checkUpgradeWhitelist: sampleUpgradeWays(),
    getConsultIntentionTime: {
      timeZone: 'Asia/Shanghai',
      times: [{ startsAt, endsAt: '2099-11-21T18:15:00+08:00' }],
    },
    addPreconsultUpgradeInfo: { kind: 'phone' },
    ...answers,
  });
  const prepared = await preparePage(
    <ConsultOrderPage />,
    { consult: locales, orders, forms },
    { path: '/consult/order-detail/C1' },
    { gateway },
  );
  render(prepared.element);
  return { gateway, at: () => prepared.router.state.location.pathname };
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('confirms the call that the doctor proposed, at a moment that is chosen', async () => {
  const { gateway, at } = await open({
    getConsultOrder: toPhone,
    confirmConsultOtherForm: { orderKey: 'C2', amountCents: 3000, payBefore: startsAt },
  });
  expect(await screen.findByText('电话里讲更快')).toBeTruthy();
  expect(screen.getByRole('heading', { name: texts.referral.formTitle })).toBeTruthy();
  await tap('同意，改为电话咨询');
  // No other way is shown, and it is chosen already.
  const way = await screen.findByRole<HTMLInputElement>('radio', { name: /^电话咨询/ });
  expect(way.checked).toBe(true);
  expect(screen.queryByText(/视频咨询/)).toBeNull();
  const times = await screen.findByRole('combobox', { name: texts.upgrade.startsAt });
  await within(times).findByRole('option', { name: /18:00/ });
  fireEvent.change(times, { target: { value: startsAt } });
  await tap('转换并支付 ¥30');
  await waitFor(() => expect(at()).toBe('/consult/order-detail/C2'));
  expect(gateway.inputsOf('confirmConsultOtherForm')).toEqual([
    { orderKey: 'C1', referralId: 'ref-1', startsAt },
  ]);
  expect(gateway.inputsOf('upgradePhoneConsult')).toEqual([]);
});

it('says why where the doctor takes no such call any longer', async () => {
  const { items, ...ways } = sampleUpgradeWays();
  await open({
    getConsultOrder: toPhone,
    checkUpgradeWhitelist: {
      ...ways,
      items: items.map((one) => ({ ...one, quote: null, refusal: '医生现在不接这类咨询' })),
    },
  });
  await tap('同意，改为电话咨询');
  expect(await screen.findByText('电话咨询: 医生现在不接这类咨询')).toBeTruthy();
});

it('confirms writing in place of a call, after saying what goes back', async () => {
  const written = sampleConsult({
    until: far,
    referral: proposed({ orderKey: 'C1', state: 'asked' }),
  });
  const { gateway } = await open({
    getConsultOrder: (_, before) => (before === 0 ? toWriting : written),
    confirmConsultOtherForm: { orderKey: 'C1', amountCents: 0, payBefore: null },
  });
  await tap('同意，改为图文咨询');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('差价 ¥30.00 会原路退回。')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: texts.convert.confirm }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^同意/ })).toBeNull());
  // What came of it is the consult on the screen: nothing leads there.
  expect(screen.queryByRole('link', { name: texts.referral.see })).toBeNull();
  expect(gateway.inputsOf('confirmConsultOtherForm')).toEqual([
    { orderKey: 'C1', referralId: 'ref-1' },
  ]);
  expect(gateway.inputsOf('convertUpgradeToImageText')).toEqual([]);
});
