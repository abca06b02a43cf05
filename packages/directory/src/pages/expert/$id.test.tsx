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
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
    expect(link.getAttribute('href')).toBe('/standard/booking/reservation/h-1/s-2026-11-22-08:00');
    expect(screen.getByText('北京时间')).toBeTruthy();
    expect(screen.getByRole('link', { name: '杨雨珍' })).toBeTruthy();
    expect(gateway.inputsOf('listShiftCasesByMonth')).toEqual([
      { doctorId: 'd-1', month: '2026-11' },
      { doctorId: 'd-1', month: '2026-12' },
    ]);
    expect(lateCalls()).toEqual([]);
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

  it('leads on where there is no such doctor', async () => {
    await showPage(page, {
      path: '/expert/nobody',
      user: null,
      gateway: { getDoctorInfoById: businessRefusal('forbidden', '没有找到这条信息') },
    });
    expect(await screen.findByText('没有找到这条信息')).toBeTruthy();
    expect(screen.getByRole('link', { name: '找医生' }).getAttribute('href')).toBe(
      '/search?tab=doctor',
    );
    expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
  });
});
