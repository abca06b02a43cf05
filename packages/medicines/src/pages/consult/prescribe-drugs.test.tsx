// @vitest-environment happy-dom
import type { PageForwardInput, PassThroughPage } from '@xinglin/api';
import { cleanup, screen } from '@testing-library/react';
import {
  createMockGateway,
  createSurroundings,
  listOf,
  sampleDoctor,
  sampleGoodsDetail,
  sampleHospital,
  textsIn,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/renewals/zh-Hans.json';
import { showPage } from '../../testing/show-renewals';
import * as communityPage from '../community/prescribe.page';
import * as communityMiddle from '../community/dw-middle.page';
import * as prescribersPage from '../prescribe-clinic/list.page';
import * as middle from './prescribe-drugs/middle.page';
import * as page from './prescribe-drugs.page';

afterEach(cleanup);

describe('a medicine that needs a prescription', () => {
  const path = '/consult/prescribe-drugs?goodsNo=g-1&shopId=s-1';
  const goodsCalled = (title: string) => ({
    getGoods: sampleGoodsDetail({ needsPrescription: true, title }),
  });

  it('says that it is paid after the review, and finds the earlier sheet with it', async () => {
    await showPage(page, { path, gateway: goodsCalled('缬沙坦胶囊 80 mg') });
    expect(screen.getByText(texts.prescribeDrugs.none)).toBeTruthy();
    cleanup();
    await showPage(page, { path, gateway: goodsCalled('杏林 氨氯地平片 5 mg') });
    expect(screen.getByText(texts.prescribeDrugs.paid)).toBeTruthy();
    expect(screen.getByRole('link', { name: '续方 ¥5：氨氯地平片' })).toBeTruthy();
    expect(screen.queryByText(/氨溴索/)).toBeNull();
  });

  it('asks for the sheets with a medicine of the list', async () => {
    const { gateway } = await showPage(page, {
      path: '/consult/prescribe-drugs?drugId=amlodipine-5',
    });
    expect(gateway.inputsOf('listRenewals')).toEqual([{ drugId: 'amlodipine-5' }]);
    expect(gateway.inputsOf('getGoods')).toEqual([]);
  });
});

describe('doctors and clinics that prescribe', () => {
  it('lists doctors by kind, each with the price and the way to ask', async () => {
    const { gateway } = await showPage(prescribersPage, {
      path: '/prescribe-clinic/list?deptId=cardiology',
      gateway: {
        listConsultDoctors: listOf([{ doctor: sampleDoctor, priceCents: 1500 }]),
        listHotDepts: listOf([]),
      },
    });
    expect(gateway.inputsOf('listConsultDoctors')[0]).toMatchObject({
      kind: 'policlinic',
      deptId: 'cardiology',
    });
    const ask = screen.getByRole('link', { name: `复诊 ¥15：${sampleDoctor.name}` });
    expect(ask.getAttribute('href')).toContain('kind=policlinic');
  });

  it('lists clinics, each with its doctors', async () => {
    await showPage(communityPage, {
      path: '/community/prescribe',
      gateway: {
        listCommunityClinics: listOf([
          { hospital: sampleHospital, openDoctorCount: 3, priceCents: 900 },
        ]),
      },
    });
    expect(screen.getByText('3 位医生可开方')).toBeTruthy();
    const doctors = screen.getByRole('link', { name: `看医生：${sampleHospital.name}` });
    expect(doctors.getAttribute('href')).toBe(
      `/prescribe-clinic/list?hospitalId=${sampleHospital.hospitalId}`,
    );
  });
});

describe('passages', () => {
  const forwarded = async ({ forward }: Pick<PassThroughPage, 'forward'>, query: string) => {
    const gateway = createMockGateway();
    const { store } = createSurroundings({}, await textsIn('zh-Hans', {}), gateway);
    const { preferences, session } = store.getState();
    const place: PageForwardInput = {
      route: '',
      params: {},
      query: new URLSearchParams(query),
      preferences,
      now: session.pageTime,
      userAgent: '',
    };
    return forward(place, store);
  };

  it.each([
    [middle, 'prescriptionId=rx-1', '/consult/opendrugs/simplify?prescriptionId=rx-1'],
    [middle, 'goodsNo=g-1&shopId=s-1', '/consult/prescribe-drugs?goodsNo=g-1&shopId=s-1'],
    [middle, 'drugId=d-1', '/consult/prescribe-drugs?drugId=d-1'],
    [middle, 'drugId=<script>', '/consult/opendrugs'],
    [communityMiddle, 'hospitalId=h-1', '/prescribe-clinic/list?hospitalId=h-1'],
    [communityMiddle, '', '/community/prescribe'],
  ])('forward by the query %#: %s', async (passage, query, to) => {
    expect(await forwarded(passage, query)).toBe(to);
  });
});
