// Owns: the test of an order's page: the cashier, waiting for a payment, cancelling, a failure.
// Used by: the page of an order.
import { literal, localesImport, namespaceKey } from './page-parts.mjs';

/** The test, with a sample of an order that was paid. */
export const testText = (page, { call, cancels }, paid) => {
  const { name, up, component, file, address, namespace, locales, textsFolder } = page;
  return `// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { OrderDetail } from '@xinglin/gateway-sdk';
import { locales as orders } from '@xinglin/orders';
import { businessRefusal, createMockGateway, failures, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { ${localesImport(page)} } from '${up}${locales.module}';
import texts from '${up}${textsFolder}/zh-Hans.json';
import ${component} from '${file}';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { ${name}: says } = texts;
const paid: OrderDetail = ${literal(paid)};
const unpaid: OrderDetail = {
  ...paid,
  group: 'awaitingPayment',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2026-11-20T21:27:41+08:00',
};
const cancelled: OrderDetail = { ...paid, group: 'refunding', actions: [] };

async function open(${call}: NonNullable<GatewayAnswers['${call}']>, answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({ ${call}, ...answers });
  const place = { path: '${address}', channel: { payServers: ['https://cashier.example'] } };
  const namespaces = { ${namespaceKey(namespace)}: locales, orders };
  const { element } = await preparePage(<${component} />, namespaces, place, { gateway });
  render(element);
  return gateway;
}

async function cancel() {
  fireEvent.click(await screen.findByRole('button', { name: says.cancel.button }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: says.cancel.reason.mistake }));
  fireEvent.click(within(dialog).getByRole('button', { name: says.cancel.confirm }));
  return dialog;
}

it('goes to the cashier, which comes back here', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const gateway = await open(unpaid, { getH5PayUrl: { url: 'https://cashier.example/1' } });
  fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
  await waitFor(() => expect(leave.mock.calls).toEqual([['https://cashier.example/1']]));
  const returnUrl = \`\${window.location.origin}${address}\`;
  expect(gateway.inputsOf('getH5PayUrl')).toEqual([{ orderNo: paid.orderNo, returnUrl }]);
});

it('asks for no second payment while one may be on its way', async () => {
  await open({ ...unpaid, payment: 'open' });
  expect(await screen.findByText(says.unsure.waiting)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
});

it('offers to ask again, and not to pay again, when no notice comes', async () => {
  vi.useFakeTimers();
  const gateway = await open({ ...unpaid, payment: 'open' });
  // Longer than it is watched; each step lets the answer of one ask come in.
  for (let step = 0; step < 60; step += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(says.unsure.unknown)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  const before = gateway.made.length;
  fireEvent.click(screen.getByRole('button', { name: '查询支付结果' }));
  expect(gateway.made.length).toBe(before + 1);
});

it('cancels once, says what goes back, and shows the new state', async () => {
  const { orderNo } = paid;
  const gateway = await open((_, before) => (before === 0 ? paid : cancelled), {
    ${cancels}: { orderNo, statusText: '退款中', refundCents: paid.amountCents },
  });
  const dialog = await cancel();
  expect(dialog.textContent).toContain('全额原路退回');
  expect(await screen.findByText(says.next.refunding)).toBeTruthy();
  expect(gateway.inputsOf('${cancels}')).toEqual([{ orderNo, reason: says.cancel.reason.mistake }]);
});

it('keeps a refusal in the dialog', async () => {
  await open(paid, { ${cancels}: businessRefusal('orderNotCancellable', '订单状态已变化') });
  const dialog = await cancel();
  expect(await within(dialog).findByText('订单状态已变化')).toBeTruthy();
});

it('says that it could not be fetched and offers to try again', async () => {
  const gateway = await open(failures.serverTrouble);
  const before = gateway.made.length;
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(gateway.made.length).toBeGreaterThan(before));
});
`;
};
