// @vitest-environment happy-dom
import {
  listOf,
  sampleColleague,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as hospital from './$id.page';
import * as departments from './depts/$hospitalId.page';
import * as doctors from './experts/$hospitalId/$deptId.page';
import * as summary from './summary/$id.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  queryHospitalDepartments: ({ q = '' }) =>
    listOf(
      sampleDepartments
        .map((group) => ({
          ...group,
          children: group.children.filter(({ name }) => name.includes(q)),
        }))
        .filter(({ children }) => children.length > 0),
    ),
  mergeSearchDoctors: ({ date }) =>
    listOf(date === undefined ? [sampleDoctor, sampleColleague] : []),
};

describe('hospital', () => {
  it('names itself and leads to its departments, phone and introduction', async () => {
    const { lateCalls } = await showPage(hospital, {
      path: '/hospital/h-1',
      user: null,
      gateway: answers,
    });
    expect(screen.getByRole('heading', { level: 1, name: '浙江省立同仁医院' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /骨科/ }).getAttribute('href')).toBe(
      '/hospital/experts/h-1/hd-10',
    );
    expect(screen.getByRole('link', { name: /400-526-0468/ }).getAttribute('href')).toBe(
      'tel:400-526-0468',
    );
    expect(screen.getByRole('link', { name: /医院介绍/ }).getAttribute('href')).toBe(
      '/hospital/summary/h-1',
    );
    expect(screen.getByText(/周末部分科室照常开诊/)).toBeTruthy();
    expect(lateCalls()).toEqual([]);
  });

  it('tells of itself at length', async () => {
    const { lateCalls } = await showPage(summary, {
      path: '/hospital/summary/h-1',
      user: null,
      gateway: answers,
    });
    expect(screen.getByText(/创建于 1959 年/)).toBeTruthy();
    expect(screen.getByText(/地铁 7 号线/)).toBeTruthy();
    expect(lateCalls()).toEqual([]);
  });
});

describe('departments', () => {
  it('are all there, or those the words fit', async () => {
    await showPage(departments, { path: '/hospital/depts/h-1', user: null, gateway: answers });
    expect(screen.getAllByRole('link', { name: /位医生/ })).toHaveLength(3);
    cleanup();
    const { lateCalls } = await showPage(departments, {
      path: '/hospital/depts/h-1?q=骨',
      user: null,
      gateway: answers,
    });
    expect(screen.getAllByRole('link', { name: /位医生/ })).toHaveLength(1);
    expect(lateCalls()).toEqual([]);
  });

  it('can all be had back where none fits', async () => {
    await showPage(departments, {
      path: '/hospital/depts/h-1?q=zzz',
      user: null,
      gateway: answers,
    });
    expect(screen.getByText('没有找到与“zzz”有关的科室')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看全部科室' }).getAttribute('href')).toBe(
      '/hospital/depts/h-1',
    );
  });
});

describe('doctors of a department', () => {
  it('are listed under its name, with what is left of each', async () => {
    const { lateCalls } = await showPage(doctors, {
      path: '/hospital/experts/h-1/hd-1',
      user: null,
      gateway: answers,
    });
    expect(screen.getByRole('heading', { level: 1, name: '心血管内科' })).toBeTruthy();
    expect(screen.getByText('周日有号')).toBeTruthy();
    expect(screen.getByText('约满')).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: '出诊日期' })).getAllByRole('link'),
    ).toHaveLength(15);
    expect(lateCalls()).toEqual([]);
  });

  it('can be seen by day and title, and shown all again where none is left', async () => {
    const { gateway } = await showPage(doctors, {
      path: '/hospital/experts/h-1/hd-1?date=2026-11-23&title=chief',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { hospitalId: 'h-1', hospDeptId: 'hd-1', date: '2026-11-23', title: 'chief', pageNo: 1 },
    ]);
    expect(screen.getByRole('link', { current: true, name: /11月23日/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看全部医生' }).getAttribute('href')).toBe(
      '/hospital/experts/h-1/hd-1',
    );
  });
});
