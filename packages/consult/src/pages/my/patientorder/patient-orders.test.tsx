// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { locales as orders } from '@xinglin/orders';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import { listedConsult, sampleConsult } from '../../../samples/consult-samples';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import DetailPage from './detail.page';
import ListPage from './list.page';

afterEach(cleanup);

const { patientOrder: record, patientOrders: list } = texts;
const { mother } = samplePatients;
const child = { ...mother, patientId: 'p-2', name: '王小明' };

async function open(Page: ComponentType, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const { element } = await preparePage(
    <Page />,
    { consult: locales, orders },
    { path },
    { gateway },
  );
  render(element);
  return gateway;
}

const openList = (query: string, items = [listedConsult()], family = [mother, child]) =>
  open(ListPage, `/my/patientorder/list${query}`, {
    listConsultOrders: { items, next: null },
    listPatients: listOf(family),
  });

const wayOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('shows what was asked for everybody, and the way to what was asked for one', async () => {
  const gateway = await openList('');
  await screen.findByRole('link', { name: child.name });
  expect(wayOf(child.name)).toBe('/my/patientorder/list?patientId=p-2');
  expect(wayOf('图文咨询')).toBe('/my/patientorder/detail?orderKey=C1');
  const [asked] = gateway.inputsOf('listConsultOrders');
  expect(asked).toMatchObject({ listAll: true });
  expect(asked).not.toHaveProperty('patientId');
});

it('asks for those of one alone, and leads back to all', async () => {
  const gateway = await openList('?patientId=p-2', []);
  expect(await screen.findByText(list.noneOf)).toBeTruthy();
  expect(gateway.inputsOf('listConsultOrders')[0]).toMatchObject({ patientId: 'p-2' });
  expect(wayOf(list.everybody)).toBe('/my/patientorder/list');
});

it('lets nobody choose where there is one patient', async () => {
  await openList('', [listedConsult()], [mother]);
  await screen.findByRole('link', { name: '图文咨询' });
  expect(screen.queryByRole('navigation', { name: list.patients })).toBeNull();
});

const openRecord = (answer: NonNullable<GatewayAnswers['getConsultOrder']>) =>
  open(DetailPage, '/my/patientorder/detail?orderKey=C1', { getConsultOrder: answer });

it('reads one consult: for whom, what, whether it was answered, and the ways on', async () => {
  const gateway = await openRecord(sampleConsult());
  expect(await screen.findByRole('heading', { name: '王芳的咨询' })).toBeTruthy();
  expect(screen.getByText(record.notAnswered)).toBeTruthy();
  expect(screen.getByText(/量血压 150\/95/)).toBeTruthy();
  expect(gateway.inputsOf('getConsultOrder')).toEqual([{ orderKey: 'C1' }]);
  expect(wayOf(record.money)).toBe('/consult/order-detail/C1');
  expect(wayOf(record.others)).toBe('/my/patientorder/list?patientId=p-1');
  expect(wayOf(texts.conversation.enter)).toBe('/consult/dpchat?orderKey=C1');
});

it('says when it was answered first', async () => {
  await openRecord(sampleConsult({ answeredAt: '2026-11-20T21:00:00+08:00' }));
  await screen.findByRole('heading', { name: '王芳的咨询' });
  expect(screen.queryByText(record.notAnswered)).toBeNull();
});

it('finds none that belongs to another', async () => {
  await openRecord(businessRefusal('forbidden', '没有找到'));
  expect(await screen.findByText(record.gone)).toBeTruthy();
});

it('reads the same at the other addresses of a consult', async () => {
  for (const place of [
    { path: '/consult/detail/C1' },
    { path: '/consult/detail-new?orderKey=C1' },
  ]) {
    const gateway = createMockGateway({ getConsultOrder: sampleConsult() });
    const namespaces = { consult: locales, orders };
    const { element } = await preparePage(<DetailPage />, namespaces, place, { gateway });
    render(element);
    await screen.findByRole('heading', { name: '王芳的咨询' });
    expect(gateway.inputsOf('getConsultOrder'), place.path).toEqual([{ orderKey: 'C1' }]);
    cleanup();
  }
});
