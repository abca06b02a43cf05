// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as orders } from '@xinglin/orders';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleConsult } from '../../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import CancelPage from './$orderKey.page';

afterEach(cleanup);

const { cancelOrder: says } = texts;

async function open(answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const namespaces = { consult: locales, orders };
  const place = { path: '/consult/cancel-order/C1' };
  const { element } = await preparePage(<CancelPage />, namespaces, place, { gateway });
  render(element);
  return gateway;
}

it('says what goes back before it is done, and sends the reason', async () => {
  const gateway = await open({
    getConsultOrder: sampleConsult(),
    cancelConsultOrder: { orderKey: 'C1', state: 'refunding', refundCents: 5000 },
  });
  expect(await screen.findByText(/全额原路退回，最晚 11月25日 到账/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: says.reason.tooLong }));
  fireEvent.click(screen.getByRole('button', { name: says.confirm }));
  await waitFor(() =>
    expect(gateway.inputsOf('cancelConsultOrder')).toEqual([
      { orderKey: 'C1', reason: says.reason.tooLong },
    ]),
  );
});

it('tells a refusal where it was asked', async () => {
  await open({
    getConsultOrder: sampleConsult({ payment: 'none' }),
    cancelConsultOrder: businessRefusal('consultAnswered', '医生已经回复，不能再取消'),
  });
  expect(await screen.findByText(says.noRefund)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: says.confirm }));
  expect(await screen.findByText('医生已经回复，不能再取消')).toBeTruthy();
});

it('leads back where nothing can be cancelled any more', async () => {
  await open({ getConsultOrder: sampleConsult({ mayCancel: false }) });
  expect(await screen.findByText(says.over)).toBeTruthy();
  expect(screen.getByRole('link', { name: says.see }).getAttribute('href')).toBe(
    '/consult/order-detail/C1',
  );
});
