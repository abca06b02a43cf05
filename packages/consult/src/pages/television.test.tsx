// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { misplacedPages, television } from '@xinglin/routes';
import {
  createMockGateway,
  listOf,
  preparePage,
  sampleConsultCard,
  sampleHomepage,
  televisionAnswers,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { feature } from '../features/television';
import { televisionPages } from '../television-pages';
import * as departments from './ask/tv.page';
import * as result from './ask/tv/result.page';
import * as consult from './tv/fast-consult.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  ...televisionAnswers,
  listConsultDepartments: listOf(sampleHomepage.departments),
  listConsultOrders: {
    items: [{ ...sampleConsultCard, statusText: '等待医生回复' }],
    next: null,
  },
};

async function open({ default: Page }: ShownPage, path: string, setting: PageSetting = {}) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(<Page />, feature.namespaces, { path, ...setting }, { gateway });
  render(page.element);
  return gateway;
}
const linkTo = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

it('has each page in the file its path says', () => {
  expect(misplacedPages(television, televisionPages)).toEqual([]);
});

it('leads by the department to the code for it', async () => {
  await open(departments, '/ask/tv');
  expect(await linkTo('儿科')).toBe('/ask/tv/result?deptId=paediatrics');
  expect(await linkTo('不确定看哪个科')).toBe('/ask/tv/result');
});

it('shows a code of the form, and how the question stands without a word of it', async () => {
  await open(result, '/ask/tv/result?deptId=paediatrics');
  expect(await linkTo('在这台设备上提问')).toBe('/my/pubconsult/ask?deptId=paediatrics');
  expect(await screen.findByRole('img', { name: '提问页面的二维码' })).toBeTruthy();
  expect(await screen.findByText('等待医生回复')).toBeTruthy();
  expect(await linkTo('换科室：重新选择')).toBe('/ask/tv');
  expect(document.body.textContent).not.toContain(sampleConsultCard.patientName);
  expect(document.body.textContent).not.toContain(sampleConsultCard.question);
});

it('asks no visitor’s account, and says how to follow', async () => {
  const gateway = await open(consult, '/tv/fast-consult', { user: null });
  expect(await linkTo('登录')).toBe('/user/login?target=%2Ftv%2Ffast-consult');
  expect(gateway.inputsOf('listConsultOrders')).toEqual([]);
});

it('says so where no general practitioner can be asked', async () => {
  await open(consult, '/tv/qk');
  expect(await screen.findByRole('heading', { level: 1, name: '电视全科问诊' })).toBeTruthy();
  expect(await screen.findByText('这项服务现在没有医生接诊')).toBeTruthy();
});

it('the first arrow of the remote control chooses the first of the content', async () => {
  await open(departments, '/ask/tv');
  await screen.findByRole('link', { name: '皮肤科' });
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('皮肤科');
});
