// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  sampleHomepage,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { listedConsult } from '../../samples/consult-samples';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { askingLocales } from '../../asking-locales';
import { locales } from '../../locales';
import texts from '../../locales/sharing/zh-Hans.json';
import { sharingLocales } from '../../sharing-locales';
import { sampleCase, samplePreview, sampleShare } from '../case-samples';
import SharePage from './share.page';
import ActivityPage from './share/activity.page';
import RegisterPage from './share/register.page';
import ResultPage from './share/regres.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(
  page: ReactElement,
  path: string,
  answers: GatewayAnswers,
  setting: PageSetting = {},
) {
  const gateway = createMockGateway({ getConsultHomepage: sampleHomepage, ...answers });
  const { element, router } = await preparePage(
    page,
    { forms, orders, consult: locales, asking: askingLocales, sharing: sharingLocales },
    { path, ...setting },
    { gateway },
  );
  render(element);
  return { gateway, router };
}

const own = '/consult/share?orderKey=C1';
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const share = async () => fireEvent.click(await screen.findByRole('button', { name: '确认分享' }));

it('shows a case to a visitor without what was taken out, and leads on to asking', async () => {
  const { gateway } = await open(
    <SharePage />,
    '/consult/share?share=token-1',
    { getSharedCase: sampleCase },
    { user: null },
  );
  expect(await screen.findByText('我叫〔姓名〕，11月起头晕。')).toBeTruthy();
  expect(screen.getByText('〔这句不能公开〕')).toBeTruthy();
  expect(screen.getByText('40–49 岁')).toBeTruthy();
  expect(screen.getByText('2026年11月')).toBeTruthy();
  const way = screen.getByRole('link', { name: texts.share.askToo });
  expect(way.getAttribute('href')).toBe('/consult/share/register?deptId=cardiology');
  expect(gateway.inputsOf('getSharedCase')).toEqual([{ shareToken: 'token-1' }]);
});

it('says of a share that was withdrawn that it is gone', async () => {
  await open(<SharePage />, '/consult/share?share=old', {
    getSharedCase: businessRefusal('forbidden', '没有找到'),
  });
  expect(await screen.findByText(texts.share.gone)).toBeTruthy();
});

it('shares exactly what is ticked, after the consent', async () => {
  const { gateway } = await open(<SharePage />, own, {
    getShareableCase: samplePreview,
    shareCase: sampleShare,
  });
  fireEvent.click(await box(/站起来更明显/));
  await share();
  expect((await screen.findAllByText(texts.form.agreeFirst)).length).toBeGreaterThan(0);
  expect(gateway.inputsOf('shareCase')).toEqual([]);
  // Beside the form, so that what was chosen stays.
  const rules = screen.getByRole('link', { name: '《分享咨询内容须知》' });
  expect(rules.getAttribute('href')).toBe('/agreement/business?bsType=caseShare&version=1.0');
  fireEvent.click(await box(/^我已逐句看过/));
  await share();
  await waitFor(() =>
    expect(gateway.inputsOf('shareCase')).toEqual([
      { orderKey: 'C1', digest: 'd-1', version: '1.0', struck: ['question.1'] },
    ]),
  );
});

it('keeps a sentence of the complaint and one of the answer', async () => {
  const { gateway } = await open(<SharePage />, own, { getShareableCase: samplePreview });
  fireEvent.click(await box(/多喝水/));
  fireEvent.click(await box(/^我已逐句看过/));
  await share();
  expect((await screen.findAllByText(texts.form.tooLittle)).length).toBeGreaterThan(0);
  expect(gateway.inputsOf('shareCase')).toEqual([]);
});

it('asks for the consent anew where the case changed meanwhile, and keeps what was struck out', async () => {
  const { gateway } = await open(<SharePage />, own, {
    getShareableCase: samplePreview,
    shareCase: businessRefusal('caseChanged', '内容有变化'),
  });
  fireEvent.click(await box(/站起来更明显/));
  fireEvent.click(await box(/^我已逐句看过/));
  await share();
  expect(await screen.findByText('内容有变化')).toBeTruthy();
  await waitFor(async () => expect((await box(/^我已逐句看过/)).checked).toBe(false));
  expect((await box(/站起来更明显/)).checked).toBe(false);
  expect(gateway.inputsOf('getShareableCase').length).toBeGreaterThan(1);
});

it('gives the link of a share, and takes it back after asking', async () => {
  const { gateway } = await open(<SharePage />, own, {
    getShareableCase: { ...samplePreview, share: sampleShare },
    withdrawCaseShare: { done: true },
  });
  expect(await screen.findByText('已被打开 3 次')).toBeTruthy();
  const copied = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  fireEvent.click(screen.getByRole('button', { name: texts.open.copy }));
  expect(await screen.findByText(texts.open.sent.copied)).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/consult\/share\?share=token-1$/));
  fireEvent.click(screen.getByRole('button', { name: texts.withdraw.button }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: texts.withdraw.confirm }));
  await waitFor(() => expect(gateway.inputsOf('withdrawCaseShare')).toEqual([{ shareId: 's-1' }]));
});

it('sends a visitor to sign in before their own case, with the way back', async () => {
  const { gateway } = await open(<SharePage />, own, {}, { user: null });
  const way = await screen.findByRole('link', { name: texts.register.signIn });
  expect(way.getAttribute('href')).toContain(encodeURIComponent(own));
  expect(gateway.inputsOf('getShareableCase')).toEqual([]);
});

it('lists what was shared, and offers to take back what is open alone', async () => {
  const withdrawn = {
    ...sampleShare,
    shareId: 's-2',
    shareToken: null,
    deptName: null,
    withdrawnAt: '2026-11-21T08:00:00+08:00',
  };
  await open(<ActivityPage />, '/consult/share/activity', {
    listCaseShares: { items: [sampleShare, withdrawn], total: 2, pageNo: 1, pageSize: 20 },
  });
  expect(await screen.findByText(texts.activity.consult)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: texts.withdraw.button })).toHaveLength(1);
  expect(screen.getAllByText('3 次')).toHaveLength(2);
});

it('leads a visitor to sign in and back to the ways to ask', async () => {
  await open(<RegisterPage />, '/consult/share/register?deptId=cardiology', {}, { user: null });
  const way = await screen.findByRole('link', { name: texts.register.signIn });
  expect(way.getAttribute('href')).toContain(
    encodeURIComponent('/consult/share/regres?deptId=cardiology'),
  );
});

it('says what came of it: the newest question, else the ways to ask one', async () => {
  const path = '/consult/share/regres?deptId=cardiology';
  await open(<ResultPage />, path, { listConsultOrders: { items: [], next: null } });
  expect(await screen.findByText(texts.result.signedIn)).toBeTruthy();
  const links = await screen.findAllByRole('link');
  expect(links.some((one) => one.getAttribute('href')?.includes('deptId=cardiology'))).toBe(true);
  cleanup();
  await open(<ResultPage />, path, {
    listConsultOrders: { items: [listedConsult()], next: null },
  });
  expect(await screen.findByText(texts.result.asked)).toBeTruthy();
});
