// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { locales as orders } from '@xinglin/orders';
import { createMockGateway, preparePage } from '@xinglin/testing';
import { listedConsult } from '../../../samples/consult-samples';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import AllPage from './listall.page';
import OpenPage from './list.page';

afterEach(cleanup);

const far = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;

async function open(page: ReactElement, path: string, items = [listedConsult({ until: far })]) {
  const gateway = createMockGateway({ listConsultOrders: { items, next: null } });
  const namespaces = { consult: locales, orders };
  const { element } = await preparePage(page, namespaces, { path }, { gateway });
  render(element);
  return gateway;
}

it('shows all of them, with whom and until when, and by where they stand', async () => {
  const gateway = await open(<AllPage />, '/my/consult/listall?group=active');
  const link = await screen.findByRole('link', { name: '图文咨询' });
  expect(link.getAttribute('href')).toBe('/consult/order-detail/C1');
  expect(screen.getByText(/沈知远 主任医师/)).toBeTruthy();
  expect(screen.getByText(/超时自动全额退款/)).toBeTruthy();
  expect(gateway.inputsOf('listConsultOrders')[0]).toMatchObject({
    listAll: true,
    group: 'active',
  });
});

it('stays at the address of the standard flow while the person looks through it', async () => {
  const gateway = await open(<AllPage />, '/standard/consult/order/list');
  const tab = await screen.findByRole('link', { name: texts.listAll.group.completed });
  expect(tab.getAttribute('href')).toBe('/standard/consult/order/list?group=completed');
  expect(gateway.inputsOf('listConsultOrders')[0]).toMatchObject({ listAll: true });
});

it('shows those that are open alone, and the way to all', async () => {
  const gateway = await open(<OpenPage />, '/my/consult/list', []);
  expect(await screen.findByText(texts.list.none)).toBeTruthy();
  expect(gateway.inputsOf('listConsultOrders')[0]).toMatchObject({ listAll: false });
  expect(screen.getByRole('link', { name: texts.list.all }).getAttribute('href')).toBe(
    '/my/consult/listall',
  );
});

it('leads into the conversation of each that has one', async () => {
  await open(<AllPage />, '/my/consult/listall', [
    listedConsult({ until: far }),
    listedConsult({ orderKey: 'C2', orderNo: 'C2', group: 'completed', state: 'finished' }),
    listedConsult({ orderKey: 'C3', orderNo: 'C3', doctor: null }),
    listedConsult({ orderKey: 'C4', orderNo: 'C4', group: 'cancelled', state: 'unpaid' }),
  ]);
  const enter = await screen.findByRole('link', { name: texts.conversation.enter });
  expect(enter.getAttribute('href')).toBe('/consult/dpchat?orderKey=C1');
  const read = screen.getByRole('link', { name: texts.conversation.read });
  expect(read.getAttribute('href')).toBe('/consult/dpchat?orderKey=C2');
});

it('says how many messages of each were not read', async () => {
  await open(<AllPage />, '/my/consult/listall', [listedConsult({ until: far, unread: 3 })]);
  const way = await screen.findByRole('link', { name: '3 条未读消息' });
  expect(way.getAttribute('href')).toBe('/consult/dpchat?orderKey=C1');
});
