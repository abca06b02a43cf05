// @vitest-environment happy-dom
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  sampleDoctor,
  sampleOrder,
  type PageSetting,
} from '@xinglin/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { partner } from '../../index';
import ChronicDiseaseHomePage from './home.page';

afterEach(cleanup);

async function show(setting: PageSetting) {
  const gateway = createMockGateway({
    mergeSearchDoctors: listOf([sampleDoctor]),
    listRegistrationOrders: listOf([sampleOrder('confirmed')]),
    ...setting.gateway,
  });
  const namespaces = partner.feature?.namespaces ?? {};
  const { element } = await preparePage(<ChronicDiseaseHomePage />, namespaces, setting, {
    gateway,
  });
  render(element);
  return gateway;
}

it('shows who follows up the condition of the address, in the chosen city', async () => {
  const gateway = await show({
    path: '/chronic-disease/home?condition=lung',
    user: null,
    preferences: { city: { areaId: '330100', name: '杭州' } },
  });
  expect(await screen.findByRole('heading', { name: '慢阻肺与哮喘随访医生' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: sampleDoctor.name })).toBeTruthy();
  expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
    { deptId: 'respiratory', pageSize: 5, areaId: '330100' },
  ]);
  expect(screen.getByRole('link', { name: '慢阻肺与哮喘' }).getAttribute('aria-current')).toBe(
    'true',
  );
  expect(screen.getByRole('link', { name: '糖尿病' }).getAttribute('href')).toBe(
    '/chronic-disease/home?condition=diabetes',
  );
});

it('asks nothing personal for a visitor, and shows a person their visits ahead', async () => {
  const visitor = await show({ path: '/chronic-disease/home', user: null });
  expect(await screen.findByRole('link', { name: sampleDoctor.name })).toBeTruthy();
  expect(visitor.inputsOf('listRegistrationOrders')).toEqual([]);
  cleanup();
  await show({ path: '/chronic-disease/home' });
  const { orderNo, doctorName } = sampleOrder('confirmed');
  const visit = await screen.findByRole('link', { name: new RegExp(`${doctorName} · `) });
  expect(visit.getAttribute('href')).toBe(`/my/order/detail/${orderNo}`);
});

it('says so where there are no doctors or visits, and offers to ask again after a failure', async () => {
  await show({
    path: '/chronic-disease/home',
    gateway: { mergeSearchDoctors: listOf([]), listRegistrationOrders: failures.network },
  });
  expect(await screen.findByText('当前城市暂无随访医生，可切换城市再看')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
});
