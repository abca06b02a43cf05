// @vitest-environment happy-dom
import {
  businessRefusal,
  listOf,
  sampleColleague,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
  wholeText,
} from '@xinglin/testing';
import { sampleSummary } from '../../samples/introduction-samples';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as doctorSearch from './doctor-search/$hospitalId.page';
import * as experts from './experts.page';
import * as search from './search.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  getHospitalSummary: sampleSummary,
  queryHospitalDepartments: listOf(sampleDepartments),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
};
const gone = businessRefusal('forbidden', '没有找到这条信息');
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('all doctors of a hospital', () => {
  it('are narrowed by title and by what is free', async () => {
    const { gateway, lateCalls } = await showPage(experts, {
      path: '/hospital/experts?hospitalId=h-1&title=chief&available=1',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { hospitalId: 'h-1', title: 'chief', onlyAvailable: true, pageNo: 1 },
    ]);
    expect(hrefOf('浙江省立同仁医院')).toBe('/hospital/h-1');
    expect(hrefOf('主治医师')).toBe('/hospital/experts?hospitalId=h-1&title=attending&available=1');
    expect(lateCalls()).toEqual([]);
  });

  it('are those of the chosen city where no hospital is named', async () => {
    const { gateway } = await showPage(experts, {
      path: '/hospital/experts',
      user: null,
      preferences: { city: { areaId: '330100', name: '杭州' } },
      gateway: { ...answers, mergeSearchDoctors: listOf([]) },
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([{ areaId: '330100', pageNo: 1 }]);
    expect(gateway.inputsOf('getHospitalInfoById')).toEqual([]);
    expect(hrefOf('更多医院')).toBe('/booking/hospital');
  });
});

describe('search within a hospital', () => {
  it('looks for departments and doctors of that hospital alone', async () => {
    const { gateway, lateCalls } = await showPage(search, {
      path: '/hospital/search?hospitalId=h-1&q=心',
      user: null,
      gateway: { ...answers, mergeSearchDoctors: { ...listOf([sampleDoctor], 30), pageSize: 10 } },
    });
    expect(gateway.inputsOf('queryHospitalDepartments')).toEqual([{ hospitalId: 'h-1', q: '心' }]);
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { hospitalId: 'h-1', q: '心', pageSize: 10 },
    ]);
    expect(hrefOf('查看全部医生')).toBe(
      `/hospital/doctor-search/h-1?diseaseTag=${encodeURIComponent('心')}`,
    );
    expect(lateCalls()).toEqual([]);
  });

  it('shows all departments before anything is typed', async () => {
    const { gateway } = await showPage(search, {
      path: '/hospital/search?hospitalId=h-1',
      user: null,
      gateway: answers,
    });
    expect(screen.getAllByRole('link', { name: /位医生/ })).toHaveLength(3);
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([]);
  });

  it('leads to all hospitals where it finds nothing', async () => {
    await showPage(search, {
      path: '/hospital/search?hospitalId=h-1&q=zzz',
      user: null,
      gateway: {
        ...answers,
        queryHospitalDepartments: listOf([]),
        mergeSearchDoctors: listOf([]),
      },
    });
    expect(screen.getByText(wholeText('没有找到与“zzz”有关的结果'))).toBeTruthy();
    expect(hrefOf('在全部医院搜索')).toBe('/search?q=zzz');
    expect(hrefOf('查看全部科室')).toBe('/hospital/search?hospitalId=h-1');
  });

  it('asks for the hospital first where none is named, and says where it is gone', async () => {
    await showPage(search, { path: '/hospital/search', user: null, gateway: answers });
    expect(hrefOf('浙江省立同仁医院')).toBe('/hospital/search?hospitalId=h-1');
    cleanup();
    await showPage(search, {
      path: '/hospital/search?hospitalId=nothing',
      user: null,
      gateway: { ...answers, queryHospitalDepartments: gone, getHospitalInfoById: gone },
    });
    expect(await screen.findByText('没有找到这家医院')).toBeTruthy();
  });
});

describe('doctors of a hospital by disease', () => {
  it('are found by the disease of the address, which the hospital’s own diseases change', async () => {
    const { gateway, lateCalls } = await showPage(doctorSearch, {
      path: '/hospital/doctor-search/h-1?diseaseTag=高血压&hospitalName=某医院',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { hospitalId: 'h-1', q: '高血压', pageNo: 1 },
    ]);
    // What the address calls it gives way to its own name.
    expect(screen.queryByText('某医院')).toBeNull();
    expect(hrefOf('浙江省立同仁医院')).toBe('/hospital/h-1');
    expect(screen.getByRole('link', { current: true, name: '高血压' })).toBeTruthy();
    expect(hrefOf('肺炎')).toContain(`diseaseTag=${encodeURIComponent('肺炎')}`);
    expect(lateCalls()).toEqual([]);
  });

  it('are looked for elsewhere where the hospital has none', async () => {
    await showPage(doctorSearch, {
      path: '/hospital/doctor-search/h-1?diseaseTag=zzz',
      user: null,
      gateway: { ...answers, mergeSearchDoctors: listOf([]) },
    });
    expect(screen.getByText(wholeText('这家医院没有找到看“zzz”的医生'))).toBeTruthy();
    expect(hrefOf('在其他医院找')).toBe('/search?q=zzz&tab=doctor&areaId=all');
    expect(hrefOf('查看全部医生')).toBe('/hospital/doctor-search/h-1');
  });
});
