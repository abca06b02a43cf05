// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, samplePatients } from '@xinglin/testing';
import { sampleGrant } from '../../samples/check-up-centre-samples';
import { afterEach, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as codePage from './weibao-code.page';

afterEach(cleanup);

const path = '/medical-examination/weibao-code';
const unknown = businessRefusal('checkUpCodeUnknown', '没有找到这个兑换码');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (code: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: code } });
  press(texts.weibaoCode.send);
};
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

it('becomes a coupon where it stands for no check-up', async () => {
  const coupon = { couponId: 'c', title: '兑换 300 元', offCents: 30_000, leastCents: 39_900 };
  await showPage(codePage, {
    path,
    gateway: { verifyCheckupCode: unknown, redeemPhysicalCode: coupon },
  });
  type('WB20');
  expect(await screen.findByText('兑换 300 元')).toBeTruthy();
});

it('stays where it is unknown, and where it is over is no coupon either', async () => {
  const { gateway } = await showPage(codePage, {
    path,
    gateway: { verifyCheckupCode: unknown, redeemPhysicalCode: unknown },
  });
  type('WB21');
  await waitFor(() => expect(screen.getAllByText('没有找到这个兑换码')).not.toEqual([]));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('WB21');
  expect(gateway.inputsOf('redeemPhysicalCode')).toEqual([{ code: 'WB21' }]);
  cleanup();
  const expired = await showPage(codePage, {
    path,
    gateway: { verifyCheckupCode: businessRefusal('checkUpCodeExpired', '已过有效期') },
  });
  type('QK1');
  await waitFor(() => expect(screen.getAllByText('已过有效期')).not.toEqual([]));
  expect(expired.gateway.inputsOf('redeemPhysicalCode')).toEqual([]);
});

it('makes a reservation at a store, on a day with room, for one of the family', async () => {
  const { gateway } = await showPage(codePage, {
    path,
    gateway: { verifyCheckupCode: sampleGrant, submitCheckupReservation: { orderNo: 'C1' } },
  });
  type('QK20');
  expect(await screen.findByText(sampleGrant.title)).toBeTruthy();
  await screen.findByRole('button', { name: texts.grant.send });
  press(texts.grant.send);
  await waitFor(() => expect(screen.getAllByText(texts.grant.problem.day)).not.toEqual([]));
  const [person] = Object.values(samplePatients);
  choose(texts.facts.store, 's-1');
  const days = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.facts.day });
  expect([...days.options].map(({ value }) => value).filter(Boolean)).toEqual([
    '2026-12-02',
    '2026-12-03',
  ]);
  choose(texts.facts.day, '2026-12-03');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${person?.name ?? ''}`) }));
  press(texts.grant.send);
  expect(await screen.findByText('20261203')).toBeTruthy();
  expect(gateway.inputsOf('submitCheckupReservation')).toEqual([
    { grantId: 'grant-1', storeId: 's-1', day: '2026-12-03', patientId: person?.patientId },
  ]);
  expect(screen.getByRole('link', { name: texts.grant.toOrder }).getAttribute('href')).toBe(
    '/my/order/physical-exam/detail/C1',
  );
});

it('that was used already shows its reservation', async () => {
  const { gateway } = await showPage(codePage, {
    path,
    gateway: { verifyCheckupCode: { ...sampleGrant, orderNo: 'C1' } },
  });
  type('QK20');
  expect(await screen.findByText('20261203')).toBeTruthy();
  expect(gateway.inputsOf('listCheckupShiftCases')).toEqual([]);
});

it('is chosen from the unused ones of the account, or named by the address', async () => {
  const gateway = { listCheckupGrants: { items: [sampleGrant] } };
  await showPage(codePage, { path, gateway });
  const own = await screen.findByRole('link', { name: /青川科技员工年度体检/ });
  expect(own.getAttribute('href')).toBe(`${path}?grantId=${sampleGrant.grantId}`);
  expect(screen.queryByRole('button', { name: texts.grant.send })).toBeNull();
  cleanup();
  await showPage(codePage, { path: `${path}?grantId=${sampleGrant.grantId}`, gateway });
  expect(await screen.findByRole('button', { name: texts.grant.send })).toBeTruthy();
});
