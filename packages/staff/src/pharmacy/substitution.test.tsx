// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DrugOrderLine } from '../api/shapes';
import { sampleDrugs } from '../prescriptions/prescription-samples';
import { refusal } from '../testing/fake-staff';
import { sampleDoctorMe } from '../testing/samples';
import { openOrder } from './open-order';
import { sampleOrderLine } from './order-samples';

afterEach(cleanup);

const substitution: NonNullable<DrugOrderLine['substitution']> = {
  state: 'askedDoctor',
  fromMaker: '辉瑞制药',
  toMaker: '施慧达药业',
  reason: '缺货',
  sameText: '同成分同剂量',
  agreedBy: null,
  agreedAt: null,
  refundCents: 320,
  arrivesBy: null,
};

it('offers another maker once it is chosen and the reason is given', async () => {
  const { user, press, sent } = await openOrder(
    { lines: [sampleOrderLine()] },
    {
      'search-drugs': () => ({ items: sampleDrugs }),
      'offer-substitution': () => refusal({ message: '只能换成同成分的药品' }),
    },
  );
  await press('换厂家：苯磺酸氨氯地平片');
  await press('缺货');
  await press('请医生同意');
  expect(screen.getByText('请选择要换成的药品')).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: '换成' }), '氨氯');
  await user.click(await screen.findByRole('option', { name: /施慧达药业/ }));
  await press('请医生同意');
  expect(await screen.findByText('只能换成同成分的药品')).toBeTruthy();
  expect(sent('offer-substitution')).toEqual([
    { orderNo: 'order-1', lineId: '1', drugId: 'drug-3', reason: '缺货' },
  ]);
  expect(screen.getByDisplayValue('缺货')).toBeTruthy();
});

it('asks its doctor, who answers on the page of the order', async () => {
  const { press, sent } = await openOrder(
    { lines: [sampleOrderLine({ substitution })] },
    { 'agree-substitution': () => ({ orderNo: 'order-1', lineId: '1' }) },
    { ...sampleDoctorMe, actions: ['open-drug-order', 'agree-substitution'] },
  );
  // What the pharmacy does is not the doctor's to do.
  expect(screen.queryByRole('button', { name: /开始配药/ })).toBeNull();
  expect(screen.queryByRole('link', { name: '返回配药列表' })).toBeNull();
  expect(screen.getByText(/辉瑞制药 → 施慧达药业/)).toBeTruthy();
  expect(screen.getByText(/退差价 ¥3\.20/)).toBeTruthy();
  await press('不同意');
  await waitFor(() =>
    expect(sent('agree-substitution')).toEqual([
      { orderNo: 'order-1', lineId: '1', isAgreed: false },
    ]),
  );
});

it('is not offered twice, and not decided by the pharmacy', async () => {
  await openOrder({ lines: [sampleOrderLine({ substitution })] });
  expect(screen.getByText('等待医生同意')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /换厂家/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '同意换厂家' })).toBeNull();
});
