// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as orders } from '@xinglin/orders';
import { createMockGateway, failures, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { sampleRecords } from '../../../samples/attached-record-samples';
import { sampleConsult } from '../../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../locales';
import ConsultOrderPage from './$orderKey.page';

afterEach(cleanup);

const far = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    getConsultOrder: (_, before) =>
      sampleConsult({ until: far, records: before === 0 ? sampleRecords : sampleRecords.slice(1) }),
    ...answers,
  });
  const place = { path: '/consult/order-detail/C1' };
  const namespaces = { consult: locales, orders };
  render((await preparePage(<ConsultOrderPage />, namespaces, place, { gateway })).element);
  return gateway;
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

it('shows what the doctor may read, and takes one back', async () => {
  const gateway = await open({ withdrawConsultRecord: { done: true } });
  expect(await screen.findByText('血糖偏高，请复查')).toBeTruthy();
  await press(/^收回：入职体检/);
  await screen.findByText('不再给医生看这份资料？');
  await press('收回');
  await waitFor(() => expect(screen.queryByText('血糖偏高，请复查')).toBeNull());
  expect(screen.getByText(/同仁医院挂号/)).toBeTruthy();
  expect(gateway.inputsOf('withdrawConsultRecord')).toEqual([{ orderKey: 'C1', recordNo: 'K1' }]);
});

it('keeps showing one whose taking back failed, and says so', async () => {
  await open({
    getConsultOrder: sampleConsult({ until: far, records: sampleRecords }),
    withdrawConsultRecord: failures.network,
  });
  await press(/^收回：入职体检/);
  await press('收回');
  expect(await screen.findByText(/网络/)).toBeTruthy();
  expect(screen.getByText('血糖偏高，请复查')).toBeTruthy();
});

it('says nothing where no record goes with it', async () => {
  await open({ getConsultOrder: sampleConsult({ until: far }) });
  await screen.findByText(sampleConsult().question);
  expect(screen.queryByText('医生能看到的资料')).toBeNull();
});
