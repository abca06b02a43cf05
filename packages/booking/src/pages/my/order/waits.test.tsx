// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
  sampleDoctor,
  sampleShift,
  sampleWait,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { namespaces } from '../../../locales';
import WaitsPage from './waits.page';

afterEach(cleanup);

const offered = {
  ...sampleWait,
  waitId: 'w-2',
  state: 'offered' as const,
  position: null,
  offeredOrderNo: 'R1',
  offerUntil: '2026-11-20T21:27:41+08:00',
};

async function open(answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const setting = { path: '/my/order/waits' };
  const page = await preparePage(<WaitsPage />, namespaces, setting, { gateway });
  render(page.element);
  return gateway;
}

it('tells the place in the list, and pays for a place that is held', async () => {
  await open({ listWaits: listOf([sampleWait, offered]) });
  const [waiting, held] = await screen.findAllByRole('article');
  if (!waiting || !held) throw new Error('two waits');
  expect(within(waiting).getByText('第 2 位')).toBeTruthy();
  expect(within(waiting).getByText('前面 1 人')).toBeTruthy();
  expect(within(waiting).getByText('后面 3 人')).toBeTruthy();
  expect(within(waiting).getByText(/10 人里 6 人等到/)).toBeTruthy();
  expect(within(waiting).getByText('短信 138****5521')).toBeTruthy();
  expect(within(waiting).queryByRole('link', { name: '去支付' })).toBeNull();
  expect(within(held).getByText(/有号了，给您留着/)).toBeTruthy();
  const pay = within(held).getByRole('link', { name: '去支付' });
  expect(pay.getAttribute('href')).toBe('/my/reservation/pay/R1');
});

it('asks before it leaves a list, and says when that is refused', async () => {
  const gateway = await open({
    listWaits: listOf([sampleWait]),
    leaveWaitList: (_, madeBefore) =>
      madeBefore === 0
        ? businessRefusal('waitListClosed', '候补已截止')
        : { ...sampleWait, state: 'left', position: null },
  });
  fireEvent.click(await screen.findByRole('button', { name: '退出候补' }));
  const dialog = await screen.findByRole('alertdialog', { name: '退出候补？' });
  fireEvent.click(within(dialog).getByRole('button', { name: '退出' }));
  expect(await within(dialog).findByText('候补已截止')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '退出' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gateway.inputsOf('leaveWaitList')).toEqual([{ waitId: 'w-1' }, { waitId: 'w-1' }]);
});

it('has no buttons for what is over', async () => {
  await open({ listWaits: listOf([{ ...sampleWait, state: 'closed', position: null }]) });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('已截止')).toBeTruthy();
  expect(within(card).queryByRole('button')).toBeNull();
});

it('offers doctors of the department who have a free slot now', async () => {
  const free = { ...sampleShift, shiftCaseId: 's-9', date: '2026-11-21', feeCents: 2200 };
  const alternatives = [{ doctor: { ...sampleDoctor, name: '韩越' }, shift: free }];
  await open({ listWaits: listOf([{ ...sampleWait, alternatives }]) });
  const book = await screen.findByRole('link', { name: '挂号 ¥22，韩越，明天 08:00' });
  expect(book.getAttribute('href')).toBe('/my/reservation/h-1/s-9?patientId=p-1');
});
