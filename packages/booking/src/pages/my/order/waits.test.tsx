// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
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
  expect(within(waiting).getByText('第 2 位，共 5 人候补')).toBeTruthy();
  expect(within(waiting).queryByRole('link', { name: '去支付' })).toBeNull();
  expect(within(held).getByText('号源保留到 2026年11月20日 21:27')).toBeTruthy();
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
