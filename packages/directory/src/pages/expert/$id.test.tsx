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

const hrefOf = (name: string | RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

const chosenSlot = (): string | undefined =>
  screen
    .getAllByRole('link', { current: true })
    .map((one) => one.getAttribute('aria-label'))
    .find((label) => label?.startsWith('选择')) ?? undefined;

const checkedDay = (): string | undefined =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

describe('doctor', () => {
  it('chooses the first free slot, which its one button books, and shows colleagues, with nothing asked twice', async () => {
    const { gateway, lateCalls } = await showPage(page, {
      path: '/expert/d-1',
      user: null,
      gateway: answers,
    });
    expect(checkedDay()).toBe('2026-11-22');
    expect(chosenSlot()).toBe('选择 11月22日 星期日 上午 08:00 余 3');
    expect(hrefOf('预约这个时间')).toBe('/my/reservation/h-1/s-2026-11-22-08:00');
    expect(screen.getByText('11月22日 周日 08:00')).toBeTruthy();
    expect(screen.getByText(/北京时间/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '杨雨珍' })).toBeTruthy();
    expect(gateway.inputsOf('listShiftCasesByMonth')).toEqual([
      { doctorId: 'd-1', month: '2026-11' },
      { doctorId: 'd-1', month: '2026-12' },
    ]);
    expect(lateCalls()).toEqual([]);
  });

  it('chooses another slot by the address, and links a full one to its wait-list', async () => {
    const { router } = await showPage(page, { path: '/expert/d-1', user: null, gateway: answers });
    fireEvent.click(screen.getByRole('link', { name: /^选择 .*08:30/ }));
    await waitFor(() =>
      expect(hrefOf('预约这个时间')).toBe('/my/reservation/h-1/s-2026-11-22-08:30'),
    );
    expect(router.state.location.search).toBe('?date=2026-11-22&slot=s-2026-11-22-08%3A30');
    const waitTo = '/my/reservation/h-1/s-2026-11-22-09:00';
    expect(hrefOf('候补 11月22日 星期日 上午 09:00 候补 2 人')).toBe(waitTo);
  });

  it('compares the ways, and opens the one of the address', async () => {
    const { router, lateCalls } = await showPage(page, {
      path: '/expert/d-1',
      user: null,
      gateway: answers,
    });
    const ways = within(screen.getByRole('navigation', { name: '看这位医生的方式' }));
    expect(ways.getAllByRole('link').map((one) => one.textContent)).toEqual([
      '挂号¥38周日有号',
      '图文¥49现在可问',
      '电话¥99明天 20:00',
      '视频¥159周四 18:00',
    ]);
    expect(screen.getByText('图文平均 8 分钟回复，超 24 小时未回复全额退款')).toBeTruthy();
    fireEvent.click(ways.getByRole('link', { name: /^图文/ }));
    await waitFor(() => expect(hrefOf('去提问')).toMatch(/\?doctorId=d-1$/));
    expect(router.state.location.search).toBe('?way=imageText');
    expect(await screen.findByText('48 小时，可追问 20 次')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(ways.getByRole('link', { name: /^电话/ }));
    const later = await screen.findByRole('link', { name: '选择 11月22日 周日 18:00' });
    expect(screen.getByText('11月21日 周六 20:00')).toBeTruthy();
    fireEvent.click(later);
    await waitFor(() =>
      expect(hrefOf('预约这个时间')).toMatch(/startsAt=2026-11-22T18%3A00%3A00%2B08%3A00/),
    );
    expect(lateCalls()).toEqual([]);
  });

  it('hides the comparison of a single way, and the bar when nothing is free', async () => {
    await showPage(page, {
      path: '/expert/d-1',
      user: null,
      gateway: {
        ...answers,
        getDoctorInfoById: { ...sampleDoctor, ways: [], voices: null },
        listShiftCasesByMonth: listOf([]),
      },
    });
    expect(screen.queryByRole('navigation', { name: '看这位医生的方式' })).toBeNull();
    expect(screen.queryByRole('link', { name: '预约这个时间' })).toBeNull();
    expect(screen.getByText('近期没有排班')).toBeTruthy();
    expect(screen.getByText('暂无评价')).toBeTruthy();
  });

  it('shows the four scores with their mean, and critical tags beside good ones', async () => {
    await showPage(page, { path: '/expert/d-1', user: null, gateway: answers });
    expect(screen.getByText('4.7').parentElement?.textContent).toBe('4.770 条');
    expect(screen.getByText('准时').textContent).toBe('准时 4.0');
    expect(screen.getByText('等候太久').textContent).toBe('等候太久 4');
    expect(screen.getByText(/三年的化验单/)).toBeTruthy();
    expect(hrefOf(/^看过的人说/)).toBe('/expert/experience/d-1');
  });

  it('opens on the day of the address and keeps the patient on the way', async () => {
    const { router } = await showPage(page, {
      path: '/expert/d-1?date=2026-11-25&patientId=p-1',
      user: null,
      gateway: answers,
    });
    expect(checkedDay()).toBe('2026-11-25');
    expect(hrefOf('预约这个时间')).toMatch(/\?patientId=p-1$/);
    fireEvent.click(screen.getByRole('radio', { name: /11月22日/ }));
    await waitFor(() => expect(checkedDay()).toBe('2026-11-22'));
    expect(router.state.location.search).toBe('?patientId=p-1&date=2026-11-22');
  });

  it('says of a stopped day that it is, and offers nothing to book on it', async () => {
    await showPage(page, { path: '/expert/d-1?date=2026-11-24', user: null, gateway: answers });
    expect(checkedDay()).toBe('2026-11-24');
    expect(screen.queryByRole('link', { name: /^(选择|预约)/ })).toBeNull();
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
      await screen.findByRole('link', { name: /^选择 11月22日 星期日 上午 08:00/ }),
    ).toBeTruthy();
    expect(gateway.inputsOf('getDoctorInfoById')).toHaveLength(1);
  });

  it('leads to what the doctor tells at length', async () => {
    await showPage(page, { path: '/expert/d-1', user: null, gateway: answers });
    const more = screen.getByRole('link', { name: /更多：每周出诊、费用与经历/ });
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
      voices: sampleDoctor.voices && { ...sampleDoctor.voices, reviewCount: 12_999 },
    };
    await showPage(page, {
      path: '/expert/d-1',
      user: null,
      gateway: { ...answers, getDoctorInfoById },
    });
    const head = within(screen.getByRole('region', { name: sampleDoctor.name }));
    expect(head.getAllByText('三级甲等')).toHaveLength(1);
    expect(head.getAllByText('医保')).toHaveLength(1);
    expect(screen.getByText(/1\.2万 条/)).toBeTruthy();
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
