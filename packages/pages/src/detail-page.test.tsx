// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { bookingApi, patientsApi } from '@xinglin/api';
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  sampleOrder,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detailPage } from './detail-page';
import { pageCall } from './page-call';

const patients = pageCall(patientsApi.endpoints.listPatients, () => undefined);
const page = detailPage({
  endpoint: bookingApi.endpoints.getRegistrationOrder,
  input: ({ params }) => ({ orderNo: params['orderNo'] ?? '' }),
  beside: [patients],
  title: (order, t) => order?.hospitalName ?? t('shared:brand.name'),
  head: ({ hospitalName }) => ({ title: hospitalName }),
  backTo: (order) => (order === undefined ? '/my/order/list' : `/hospital/${order.hospitalId}`),
  isMoving: ({ status }) => status === 'refunding',
  children: (order, { refetch }) => (
    <button type="button" onClick={refetch}>
      {order.statusText}
    </button>
  ),
  below: ({ params }) => <p>{params['orderNo']}</p>,
});

type Order = NonNullable<GatewayAnswers['getRegistrationOrder']>;

async function open(getRegistrationOrder: Order) {
  const gateway = createMockGateway({ getRegistrationOrder, listPatients: listOf([]) });
  const path = '/my/order/detail/R1';
  const prepared = await preparePage(<page.Page />, {}, { path }, { gateway });
  return { asked: () => gateway.inputsOf('getRegistrationOrder'), gateway, ...prepared };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a detail page', () => {
  it('shows what it loaded and asks nothing again', async () => {
    const { asked, gateway, store, element } = await open(sampleOrder('confirmed'));
    const { preferences, session } = store.getState();
    const place = {
      route: '',
      params: { orderNo: 'R1' },
      query: new URLSearchParams(),
      preferences,
    };
    const here = { ...place, now: session.pageTime };
    expect(page.head(here, store.getState())).toEqual({});
    for (const thunk of page.load(here)) await store.dispatch(thunk);
    expect(gateway.inputsOf('listPatients')).toHaveLength(1);
    expect(page.head(here, store.getState())).toEqual({ title: '浙江省立同仁医院' });
    render(element);
    expect(await screen.findByText('待就诊')).toBeTruthy();
    expect(asked()).toEqual([{ orderNo: 'R1' }]);
  });

  it('says what failed, and what stands below is there anyway', async () => {
    const { element } = await open((_input, madeBefore) =>
      madeBefore === 0 ? failures.network : sampleOrder('confirmed'),
    );
    render(element);
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(screen.getByText('R1')).toBeTruthy();
    expect(await screen.findByText('待就诊')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '浙江省立同仁医院' })).toBeTruthy();
  });

  it('asks again while a change is under way, and stops when it is done', async () => {
    const { asked, element } = await open((_input, madeBefore) =>
      sampleOrder(madeBefore < 2 ? 'refunding' : 'confirmed'),
    );
    render(element);
    expect(await screen.findByText('已取消，退款中')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('待就诊')).toBeTruthy();
    expect(asked()).toHaveLength(3);
  });

  it('stops asking after a while, whatever comes of it', async () => {
    const { asked, element } = await open(sampleOrder('refunding'));
    render(element);
    expect(await screen.findByText('已取消，退款中')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked().length).toBeLessThan(25);
    expect(asked().length).toBeGreaterThan(15);
  });
});
