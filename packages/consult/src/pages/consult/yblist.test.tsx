// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMockGateway, failures, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { sampleExpenses } from '../../samples/consult-record-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../locales';
import texts from '../../locales/zh-Hans.json';
import ExpensesPage from './yblist.page';

afterEach(cleanup);

const says = texts.medicalInsuranceList;

async function open(
  listConsultExpenses: NonNullable<GatewayAnswers['listConsultExpenses']>,
  path = '/consult/yblist',
) {
  const gateway = createMockGateway({ listConsultExpenses });
  const { element } = await preparePage(
    <ExpensesPage />,
    { consult: locales },
    { path },
    { gateway },
  );
  render(element);
  return gateway;
}

it('lists what was paid with its invoice, and sums the year', async () => {
  const gateway = await open(sampleExpenses);
  const whole = (await screen.findByRole('heading', { name: '图文咨询' })).closest('article');
  expect(within(whole as HTMLElement).getByText(texts.invoice.status.issued)).toBeTruthy();
  expect(within(whole as HTMLElement).queryByText(says.refunded)).toBeNull();
  expect(
    within(whole as HTMLElement)
      .getByRole('link', { name: says.see })
      .getAttribute('href'),
  ).toBe('/consult/order-detail/C3');
  const returned = screen.getByRole('heading', { name: '极速电话' }).closest('article');
  expect(within(returned as HTMLElement).getByText(says.refunded)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2026 年合计' })).toBeTruthy();
  expect(screen.getByText(says.notice)).toBeTruthy();
  expect(gateway.inputsOf('listConsultExpenses')).toEqual([{ pageNo: 1 }]);
});

it('asks for the year of the address, and leads to the others', async () => {
  const gateway = await open(
    { ...sampleExpenses, year: 2025, items: [], total: 0 },
    '/consult/yblist?year=2025',
  );
  expect(await screen.findByText(says.emptyYear.replace('{{year}}', '2025'))).toBeTruthy();
  expect(gateway.inputsOf('listConsultExpenses')).toEqual([{ year: 2025, pageNo: 1 }]);
  expect(screen.getByRole('link', { name: '2026 年' }).getAttribute('href')).toBe(
    '/consult/yblist?year=2026',
  );
  expect(screen.getByRole('link', { name: '2025 年' }).getAttribute('aria-current')).toBeTruthy();
});

it('takes no year from the address that is none', async () => {
  const gateway = await open(sampleExpenses, '/consult/yblist?year=abc');
  await screen.findByRole('heading', { name: '图文咨询' });
  expect(gateway.inputsOf('listConsultExpenses')).toEqual([{ pageNo: 1 }]);
});

it('says that nothing was paid yet', async () => {
  await open({ ...sampleExpenses, items: [], total: 0, year: null, years: [] });
  expect(await screen.findByText(says.empty)).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: says.years })).toBeNull();
});

it('says that it could not be fetched and offers to try again', async () => {
  const gateway = await open(failures.serverTrouble);
  const before = gateway.made.length;
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(gateway.made.length).toBeGreaterThan(before));
});
