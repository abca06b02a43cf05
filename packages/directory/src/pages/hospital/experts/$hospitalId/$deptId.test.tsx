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
import { showPage } from '../../../../testing/show-page';
import * as doctors from './$deptId.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  queryHospitalDepartments: listOf(sampleDepartments),
  mergeSearchDoctors: ({ date }) =>
    listOf(date === undefined ? [sampleDoctor, sampleColleague] : []),
};

/** Departments as a gateway tells them that knows nothing of their days. */
const withoutDays = sampleDepartments.map((group) => ({
  ...group,
  children: group.children.map((child) => ({ ...child, freeDates: null })),
}));

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

  it('on an empty day lead to the first one with a place, where the gateway tells no days', async () => {
    await showPage(doctors, {
      path: '/hospital/experts/h-1/hd-1?date=2026-11-23',
      user: null,
      gateway: { ...answers, queryHospitalDepartments: listOf(withoutDays) },
    });
    const next = await screen.findByRole('link', { name: '最近有号：11月22日 周日' });
    expect(next.getAttribute('href')).toBe('/hospital/experts/h-1/hd-1?date=2026-11-22');
  });

  it('are shown by day, each of which tells whether a place is free', async () => {
    const { lateCalls } = await showPage(doctors, {
      path: '/hospital/experts/h-1/hd-1',
      user: null,
      gateway: answers,
    });
    const days = within(screen.getByRole('navigation', { name: '出诊日期' }));
    expect(days.getAllByRole('link', { name: /有号$/ }).map((day) => day.textContent)).toEqual([
      '周日11月22日有号',
      '周二11月24日有号',
      '周三11月25日有号',
    ]);
    expect(days.getAllByRole('link', { name: /无号$/ })).toHaveLength(11);
    expect(lateCalls()).toEqual([]);
  });

  it('on an empty day lead to the next free one, and to the first where none follows', async () => {
    const nextAfter = async (date: string) => {
      const { gateway } = await showPage(doctors, {
        path: `/hospital/experts/h-1/hd-1?date=${date}`,
        user: null,
        gateway: answers,
      });
      expect(gateway.inputsOf('mergeSearchDoctors')).toHaveLength(1);
      const name = (await screen.findByRole('link', { name: /^最近有号/ })).textContent;
      cleanup();
      return name;
    };
    expect(await nextAfter('2026-11-23')).toBe('最近有号：11月24日 周二');
    expect(await nextAfter('2026-11-30')).toBe('最近有号：11月22日 周日');
  });

  it('of one title are promised on no day, and of a gateway that tells no days neither', async () => {
    await showPage(doctors, {
      path: '/hospital/experts/h-1/hd-1?title=chief',
      user: null,
      gateway: answers,
    });
    expect(screen.queryByRole('link', { name: /有号$/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /无号$/ })).toHaveLength(11);
    cleanup();
    await showPage(doctors, {
      path: '/hospital/experts/h-1/hd-1',
      user: null,
      gateway: { ...answers, queryHospitalDepartments: listOf(withoutDays) },
    });
    const days = within(screen.getByRole('navigation', { name: '出诊日期' }));
    expect(days.queryByRole('link', { name: /[有无]号$/ })).toBeNull();
  });

  it('can be seen by day and title, and shown all again where none is left', async () => {
    const { gateway } = await showPage(doctors, {
      path: '/hospital/experts/h-1/hd-1?date=2026-11-23&title=chief',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')[0]).toEqual({
      hospitalId: 'h-1',
      hospDeptId: 'hd-1',
      date: '2026-11-23',
      title: 'chief',
      pageNo: 1,
    });
    expect(screen.getByRole('link', { current: true, name: /11月23日/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看全部医生' }).getAttribute('href')).toBe(
      '/hospital/experts/h-1/hd-1',
    );
  });
});
