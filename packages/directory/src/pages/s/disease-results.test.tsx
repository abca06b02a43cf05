// @vitest-environment happy-dom
import {
  businessRefusal,
  sampleDoctor,
  type GatewayAnswers,
  recommendedDoctors,
} from '@xinglin/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as page from './$disease/$tab/$provinceId/$provinceName/$cityId/$cityName.page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const department = { deptId: 'cardiology', deptName: '心血管内科', deptIcon: 'heart' };
const answers: GatewayAnswers = {
  getSeoTdk: {
    entryId: 'hypertension',
    name: '高血压',
    deptId: 'cardiology',
    deptName: '心血管内科',
    title: '杭州高血压看哪个科、找哪位医生',
    description: '高血压看心血管内科。',
    keywords: ['高血压'],
  },
  mergeSearchRecommend: recommendedDoctors(department, [sampleDoctor]),
};

it('shows who treats the disease in the city, in the order of the address', async () => {
  const { gateway, lateCalls } = await showPage(page, {
    path: '/s/高血压/praise/330000/浙江/330100/杭州',
    gateway: answers,
  });
  expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
  expect(screen.getByText('高血压看心血管内科。')).toBeTruthy();
  expect(gateway.inputsOf('getSeoTdk')).toEqual([{ disease: '高血压', areaId: '330100' }]);
  expect(gateway.inputsOf('mergeSearchRecommend')).toEqual([
    { q: '高血压', sort: 'praise', areaId: '330100', pageNo: 1 },
  ]);
  const fee = screen.getByRole('link', { name: '费用低优先' }).getAttribute('href') ?? '';
  expect(decodeURI(fee)).toBe('/s/高血压/fee/330000/浙江/330100/杭州');
  expect(lateCalls()).toEqual([]);
});

it('takes the province where no city is named, and the whole country where neither is', async () => {
  const inputOf = async (path: string) => {
    const { gateway } = await showPage(page, { path, gateway: answers });
    cleanup();
    return gateway.inputsOf('getSeoTdk')[0];
  };
  expect(await inputOf('/s/hypertension/all/330000/x/0/x')).toEqual({
    disease: 'hypertension',
    areaId: '330000',
  });
  expect(await inputOf('/s/hypertension/all/0/x/0/x')).toEqual({ disease: 'hypertension' });
});

it('says that there is no such disease', async () => {
  await showPage(page, {
    path: '/s/x/all/0/x/0/x',
    gateway: { ...answers, getSeoTdk: businessRefusal('forbidden', '没有找到') },
  });
  expect(await screen.findByText('没有找到这个疾病或症状')).toBeTruthy();
});
