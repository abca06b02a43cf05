// @vitest-environment happy-dom
import {
  businessRefusal,
  failures,
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleShifts,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as page from './$id.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  getDoctorInfoById: sampleDoctor,
  listShiftCasesByMonth: ({ month }) =>
    listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
};

const checkedDay = (): string | undefined =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

describe('doctor', () => {
  it('shows the first free day, its shifts as links, and colleagues, with nothing asked twice', async () => {
    const { gateway, lateCalls } = await showPage(page, {
      path: '/expert/d-1',
      user: null,
      gateway: answers,
    });
    expect(checkedDay()).toBe('2026-11-22');
    const link = screen.getByRole('link', { name: '预约 11月22日 星期日 上午 08:00–08:30' });
    expect(link.getAttribute('href')).toBe('/my/reservation/h-1/s-2026-11-22-08:00');
    expect(screen.getByText('北京时间')).toBeTruthy();
    expect(screen.getByRole('link', { name: '杨雨珍' })).toBeTruthy();
    expect(gateway.inputsOf('listShiftCasesByMonth')).toEqual([
      { doctorId: 'd-1', month: '2026-11' },
      { doctorId: 'd-1', month: '2026-12' },
    ]);
    expect(lateCalls()).toEqual([]);
  });

  it('tells a share of good reviews only where there are reviews, and leads to them', async () => {
    await showPage(page, { path: '/expert/d-1', user: null, gateway: answers });
    expect(screen.getAllByText('98.6%').length).toBeGreaterThan(0);
    const link = screen.getByRole('link', { name: /^患者评价/ });
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      '患者评价70',
      '/expert/experience/d-1',
    ]);
    cleanup();
    const getDoctorInfoById = { ...sampleDoctor, reviewCount: 0, praisePerMille: 0 };
    const gateway = { ...answers, getDoctorInfoById, mergeSearchDoctors: listOf([]) };
    await showPage(page, { path: '/expert/d-1', user: null, gateway });
    expect(screen.queryByText('0.0%')).toBeNull();
    expect(screen.getByRole('link', { name: /^患者评价/ }).textContent).toBe('患者评价暂无评价');
  });

  it('opens on the day of the address and keeps the patient on the way', async () => {
    const { router } = await showPage(page, {
      path: '/expert/d-1?date=2026-11-25&patientId=p-1',
      user: null,
      gateway: answers,
    });
    expect(checkedDay()).toBe('2026-11-25');
    expect(screen.getByRole('link', { name: /^预约 / }).getAttribute('href')).toMatch(
      /\?patientId=p-1$/,
    );
    fireEvent.click(screen.getByRole('radio', { name: /11月22日/ }));
    await waitFor(() => expect(checkedDay()).toBe('2026-11-22'));
    expect(router.state.location.search).toBe('?patientId=p-1&date=2026-11-22');
  });

  it('says of a stopped day that it is, and offers nothing to book on it', async () => {
    await showPage(page, { path: '/expert/d-1?date=2026-11-24', user: null, gateway: answers });
    expect(checkedDay()).toBe('2026-11-24');
    expect(screen.queryByRole('link', { name: /^预约 / })).toBeNull();
  });

  it('shows the doctor although the schedule failed, and asks again only for what failed', async () => {
    const { gateway } = await showPage(page, {
      path: '/expert/d-1',
      user: null,
      gateway: { ...answers, listShiftCasesByMonth: failures.serverTrouble },
    });
    expect(screen.getByRole('heading', { level: 1, name: '沈知远 医生' })).toBeTruthy();
    gateway.answer(answers);
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(
      await screen.findByRole('link', { name: /^预约 11月22日 星期日 上午 08:00/ }),
    ).toBeTruthy();
    expect(gateway.inputsOf('getDoctorInfoById')).toHaveLength(1);
  });

  it('leads to what the doctor tells at length', async () => {
    await showPage(page, { path: '/expert/d-1', user: null, gateway: answers });
    const more = screen.getByRole('link', { name: '更多：每周出诊、费用与经历' });
    expect(more.getAttribute('href')).toBe('/expert/personal/d-1');
  });

  it('is described to machines at the address of its own', async () => {
    const { store } = await showPage(page, { path: '/expert/d-1', user: null, gateway: answers });
    const { preferences, session } = store.getState();
    const place = {
      route: '',
      params: { id: 'd-1' },
      query: new URLSearchParams('patientId=p-1'),
      preferences,
      now: session.pageTime,
    };
    expect(page.head(place, store.getState())).toMatchObject({
      canonical: '/expert/d-1',
      structuredData: {
        '@type': 'Person',
        name: '沈知远',
        worksFor: { name: '浙江省立同仁医院', department: '心血管内科' },
      },
    });
  });

  it('names each tag once, and counts reviews as all counts are written', async () => {
    const getDoctorInfoById = {
      ...sampleDoctor,
      tags: ['三级甲等', '医保', '医保'],
      reviewCount: 12_999,
    };
    await showPage(page, {
      path: '/expert/d-1',
      user: null,
      gateway: { ...answers, getDoctorInfoById },
    });
    const head = within(screen.getByRole('region', { name: sampleDoctor.name }));
    expect(head.getAllByText('三级甲等')).toHaveLength(1);
    expect(head.getAllByText('医保')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^患者评价/ }).textContent).toBe('患者评价1.2万');
  });

  it('leads on where there is no such doctor', async () => {
    await showPage(page, {
      path: '/expert/nobody',
      user: null,
      gateway: { getDoctorInfoById: businessRefusal('forbidden', '没有找到这条信息') },
    });
    expect(await screen.findByText('没有找到这位医生')).toBeTruthy();
    expect(screen.getByText(/可能已经下线/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '找医生' }).getAttribute('href')).toBe(
      '/search?tab=doctor',
    );
    expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
  });
});
