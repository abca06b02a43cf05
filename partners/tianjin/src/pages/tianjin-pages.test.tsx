// @vitest-environment happy-dom
import { locales as directory } from '@xinglin/directory';
import {
  homeDoctors,
  listOf,
  preparePage,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  sampleShifts,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { partner } from '../index';
import DoctorPage from './expert/$id.page';
import HomePage from './index.page';

afterEach(cleanup);

const gateway: GatewayAnswers = {
  getOperateByPosition: listOf([]),
  getIndividualBanner: listOf([]),
  listHotDepts: listOf(sampleHotDepartments),
  listHomeDoctors: homeDoctors(sampleDoctor),
  mergeSearchHospitals: listOf([sampleHospital]),
  mergeSearchDoctors: listOf([sampleDoctor]),
  getNoticeDetail: listOf([]),
  listNextMatters: { items: [] },
  getDoctorInfoById: sampleDoctor,
  listShiftCasesByMonth: listOf(sampleShifts),
};
const texts = { directory, ...partner.feature?.namespaces };

async function show(page: React.ReactNode, path: string, more: object = {}): Promise<void> {
  const setting = { path, gateway, channel: { insurance: true }, ...more };
  render((await preparePage(page, texts, setting)).element);
}

it('home tells how insurance is used, above what every home shows', async () => {
  await show(<HomePage />, '/');
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ textContent }) => textContent,
  );
  expect(headings.indexOf('医保就医怎么用')).toBe(0);
  expect(await screen.findByRole('link', { name: sampleDoctor.name })).toBeTruthy();
});

it('home is the product’s where the channel has insurance switched off', async () => {
  await show(<HomePage />, '/', { channel: { insurance: false } });
  expect(await screen.findByRole('link', { name: sampleDoctor.name })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '医保就医怎么用' })).toBeNull();
});

it.each([
  [['医保'], /支持医保结算/],
  [[], /未开通医保结算/],
])('a doctor marked %s is said to settle so', async (tags, text) => {
  await show(<DoctorPage />, '/expert/d-1', {
    gateway: { ...gateway, getDoctorInfoById: { ...sampleDoctor, tags } },
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(sampleDoctor.introduction)).toBeTruthy();
});
