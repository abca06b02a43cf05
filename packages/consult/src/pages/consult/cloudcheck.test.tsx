// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { sampleExaminations } from '../../samples/consult-record-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../locales';
import texts from '../../locales/zh-Hans.json';
import ExaminationsPage from './cloudcheck.page';

afterEach(cleanup);

const says = texts.cloudCheck;

async function open(
  listProposedExaminations: NonNullable<GatewayAnswers['listProposedExaminations']>,
) {
  const gateway = createMockGateway({ listProposedExaminations });
  const { element } = await preparePage(
    <ExaminationsPage />,
    { consult: locales },
    { path: '/consult/cloudcheck' },
    { gateway },
  );
  render(element);
  return gateway;
}

const wayOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('shows what was proposed and why, and where each can be had', async () => {
  await open(sampleExaminations);
  expect(await screen.findByRole('heading', { name: '空腹血糖' })).toBeTruthy();
  expect(screen.getByText('看看血糖有没有升高。')).toBeTruthy();
  expect(wayOf('血糖专项 ¥199')).toBe('/medical-examination/set-meal/detail/sugar');
  expect(screen.getByText(says.state.booked)).toBeTruthy();
  expect(wayOf(says.order)).toBe('/my/order/physical-exam/detail/E1');
  // Of three the last one alone has to be ordered at a hospital.
  expect(screen.getAllByText(says.atHospital)).toHaveLength(1);
  expect(wayOf(says.see)).toBe('/consult/dpchat/check?orderKey=C1&number=4');
  expect(wayOf(says.ask)).toBe('/consult/dpchat?orderKey=C1');
});

it('offers no question to the doctor of a consult that is over', async () => {
  const items = sampleExaminations.items.map((one) => ({ ...one, isOpen: false }));
  await open({ ...sampleExaminations, items });
  await screen.findByRole('heading', { name: '空腹血糖' });
  expect(wayOf(says.ask)).toBeUndefined();
});

it('loads more where there are more', async () => {
  const gateway = await open({ ...sampleExaminations, next: 'behind' });
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  await waitFor(() =>
    expect(gateway.inputsOf('listProposedExaminations')).toEqual([{}, { cursor: 'behind' }]),
  );
});

it('says that no doctor proposed any', async () => {
  await open({ items: [], next: null });
  expect(await screen.findByText(says.none)).toBeTruthy();
});
