// @vitest-environment happy-dom
import { errorCodes } from '@xinglin/gateway-sdk';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { preparePage } from '@xinglin/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { FormProblems } from './form-problems';

const loading = vi.hoisted(() => vi.fn());
vi.mock('./order-links', () => {
  loading();
  throw new Error('no network');
});

afterEach(cleanup);

it('shows a refusal and the actions of its form where the links to orders fail to load', async () => {
  const orders = [{ orderNo: 'Z1', kind: 'registration', title: '王主任的门诊' }];
  const problems = {
    attempt: 1,
    summary: [],
    trouble: '未支付的订单太多',
    refusal: { code: errorCodes.unpaidOrderLimit, data: { orders } },
    waysOut: [{ label: '返回列表', to: '/list' }],
  };
  const form = (
    <form>
      <FormProblems problems={problems} />
      <input aria-label="姓名" defaultValue="王磊" />
    </form>
  );
  const { element } = await preparePage(form, {}, { path: '/' });
  render(element);
  await waitFor(() => expect(loading).toHaveBeenCalledOnce());
  // React has rendered what follows from that.
  await act(() => import('./order-links').catch(() => undefined));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText('未支付的订单太多')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回列表' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王磊');
});
