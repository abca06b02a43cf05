// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { bookingApi } from '@xinglin/api';
import type { ListRegistrationOrdersResponse, RegistrationOrderCard } from '@xinglin/gateway-sdk';
import {
  createMockGateway,
  failures,
  later,
  listOf,
  preparePage,
  sampleOrder,
  type GatewayAnswers,
} from '@xinglin/testing';
import { EmptyState, SegmentLinks } from '@xinglin/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { choice } from './filters';
import { listPage } from './list-page';
import { numbered } from './paging';

afterEach(cleanup);

const page = listPage({
  endpoint: bookingApi.endpoints.listRegistrationOrders,
  paging: numbered,
  filters: { group: choice(['confirmed', 'completed']) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'shared:brand.name',
  backTo: '/my/profile',
  above: ({ to }) => (
    <SegmentLinks
      label="状态"
      items={[{ label: '已完成', to: to({ group: 'completed' }), active: false }]}
    />
  ),
  below: ({ pathname }) => <p>below {pathname}</p>,
  empty: ({ filters: { group = 'all' } }) => <EmptyState kind="list" title={`没有 ${group}`} />,
  item: ({ orderNo }, { refetch }) => (
    <button key={orderNo} type="button" onClick={refetch}>
      {orderNo}
    </button>
  ),
});

/** Forty-one orders by pages of twenty. */
function answer({ pageNo = 1 }: { pageNo?: number | undefined }) {
  const first = (pageNo - 1) * 20;
  const items: RegistrationOrderCard[] = Array.from({ length: Math.min(20, 41 - first) }, (_, at) =>
    sampleOrder('confirmed', { orderNo: `R${String(first + at + 1)}` }),
  );
  return { items, total: 41, pageNo, pageSize: 20 };
}

async function open(
  path = '/my/order/list',
  listRegistrationOrders: GatewayAnswers['listRegistrationOrders'] = answer,
) {
  const gateway = createMockGateway({ listRegistrationOrders });
  const prepared = await preparePage(<page.Page />, {}, { path }, { gateway });
  const asked = () => gateway.inputsOf('listRegistrationOrders');
  return { asked, ...prepared, show: () => render(prepared.element) };
}
const more = () => screen.findByRole('button', { name: '加载更多' });

describe('a list page', () => {
  it.each(['', '?group=confirmed', '?pageNo=2&group=completed', '?group=none&pageNo=x'])(
    'shows what it loaded for %j and asks nothing again',
    async (query) => {
      const { asked, store, show } = await open(`/my/order/list${query}`);
      const { preferences, session } = store.getState();
      const place = { route: '', params: {}, query: new URLSearchParams(query), preferences };
      for (const thunk of page.load({ ...place, now: session.pageTime }))
        await store.dispatch(thunk);
      const loaded = asked();
      show();
      expect(await screen.findByText('R1')).toBeTruthy();
      expect(asked()).toEqual(loaded);
      expect(loaded.length).toBeGreaterThan(0);
    },
  );

  it('keeps filters and parts in its address', async () => {
    const { router, show } = await open('/my/order/list?group=confirmed');
    show();
    fireEvent.click(await more());
    await waitFor(() => expect(router.state.location.search).toBe('?group=confirmed&pageNo=2'));
    expect(screen.getByText('below /my/order/list')).toBeTruthy();
    // Other filters begin at the first part.
    fireEvent.click(screen.getByRole('link', { name: '已完成' }));
    await waitFor(() => expect(router.state.location.search).toBe('?group=completed'));
  });

  it('moves the focus from the button to what it brought, also at the end of the list', async () => {
    const { show } = await open();
    show();
    for (const first of ['R21', 'R41']) {
      const button = await more();
      button.focus();
      fireEvent.click(button);
      const item = await screen.findByText(first);
      await waitFor(() => expect(document.activeElement?.textContent).toBe('以下是新加载的内容'));
      const order = document.activeElement?.compareDocumentPosition(item) ?? 0;
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    }
    expect(screen.getByText('没有更多了')).toBeTruthy();
  });

  it('keeps the focus on the button while more is on its way', async () => {
    const second = later<ListRegistrationOrdersResponse>();
    const { show } = await open(undefined, (input) =>
      input.pageNo === 2 ? second.promise : answer(input),
    );
    show();
    const button = await more();
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(button);
    second.resolve(answer({ pageNo: 2 }));
    expect(await screen.findByText('R40')).toBeTruthy();
  });

  it('offers a part that failed again, and leaves those before in view', async () => {
    const { show } = await open(undefined, (input, madeBefore) =>
      madeBefore === 1 ? failures.network : answer(input),
    );
    show();
    fireEvent.click(await more());
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByText('R20')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    fireEvent.click(retry);
    expect(await screen.findByText('R21')).toBeTruthy();
  });

  it.each(Object.entries(failures))(
    'tells a failure and asks again: %s',
    async (_name, failure) => {
      const { asked, show } = await open(undefined, failure);
      show();
      const retry = await screen.findByRole('button', { name: '重试' });
      // The place for toasts is an alert as well, and stands empty.
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true);
      const before = asked().length;
      fireEvent.click(retry);
      await waitFor(() => expect(asked().length).toBe(before + 1));
    },
  );

  it('says that there is nothing, by what was asked for', async () => {
    const { show } = await open('/my/order/list?group=completed', listOf([]));
    show();
    expect(await screen.findByText('没有 completed')).toBeTruthy();
    expect(screen.queryByText('没有更多了')).toBeNull();
  });

  it('asks again only for the part of an item', async () => {
    const { asked, show } = await open('/my/order/list?pageNo=2');
    show();
    fireEvent.click(await screen.findByText('R30'));
    await waitFor(() => expect(asked()).toEqual([{ pageNo: 1 }, { pageNo: 2 }, { pageNo: 2 }]));
  });
});
