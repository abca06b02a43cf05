// @vitest-environment happy-dom
import {
  failures,
  listOf,
  sampleCities,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  sampleNotice,
  sampleOrder,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as page from './index.page';

afterEach(cleanup);

const open: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  listHomeDoctors: listOf([sampleDoctor]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getNoticeDetail: listOf([sampleNotice]),
  listAllAreas: listOf(sampleCities),
};

describe('home', () => {
  it('shows a visitor doctors, hospitals and departments, and asks nothing personal', async () => {
    const { gateway, lateCalls } = await showPage(page, { path: '/', user: null, gateway: open });
    expect(screen.getByRole('link', { name: '沈知远' }).getAttribute('href')).toBe('/expert/d-1');
    expect(screen.getByRole('link', { name: '心血管内科' }).getAttribute('href')).toBe(
      '/search?tab=doctor&deptId=cardiology',
    );
    expect(screen.getByText('周日有号')).toBeTruthy();
    expect(lateCalls()).toEqual([]);
    expect(gateway.inputsOf('listRegistrationOrders')).toEqual([]);
  });

  it('puts the order that waits for payment before the next visit', async () => {
    const orders = {
      awaitingPayment: sampleOrder('awaitingPayment'),
      confirmed: sampleOrder('confirmed'),
    };
    const { lateCalls } = await showPage(page, {
      path: '/',
      gateway: {
        ...open,
        listRegistrationOrders: ({ group }) =>
          listOf(group === 'awaitingPayment' || group === 'confirmed' ? [orders[group]] : []),
      },
    });
    expect(await screen.findByRole('heading', { name: '待支付预约' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toBe(
      '/my/reservation/pay/R1',
    );
    expect(screen.queryByRole('heading', { name: '下次就诊' })).toBeNull();
    expect(lateCalls()).toEqual([]);
  });

  it('asks anew for the city that is chosen, and offers it as the choice', async () => {
    const { gateway, store } = await showPage(page, { path: '/', user: null, gateway: open });
    fireEvent.click(screen.getByRole('button', { name: '全国，切换城市' }));
    const picker = within(await screen.findByRole('dialog', { name: '选择城市' }));
    fireEvent.click((await picker.findAllByRole('button', { name: '上海' }))[0] ?? document.body);
    await waitFor(() =>
      expect(gateway.inputsOf('listHomeDoctors').at(-1)).toEqual({ areaId: '310100' }),
    );
    expect(gateway.inputsOf('mergeSearchHospitals').at(-1)).toEqual({
      areaId: '310100',
      pageSize: 3,
    });
    expect(store.getState().preferences.city).toEqual({ areaId: '310100', name: '上海' });
    expect(screen.getByRole('button', { name: '上海，切换城市' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '上海的医院' })).toBeTruthy();
  });

  it('offers the whole country again', async () => {
    const { store } = await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      preferences: { city: { areaId: '330100', name: '杭州' } },
    });
    fireEvent.click(screen.getByRole('button', { name: '杭州，切换城市' }));
    const picker = within(await screen.findByRole('dialog', { name: '选择城市' }));
    fireEvent.click((await picker.findAllByRole('button', { name: '全国' }))[0] ?? document.body);
    expect(store.getState().preferences.city).toBeNull();
  });

  it('is four large entries and no recommendation in elder mode', async () => {
    const { gateway, store } = await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      preferences: { mode: 'elder' },
    });
    for (const name of ['预约挂号', '找医生', '我的预约'])
      expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: /拨打客服/ }).getAttribute('href')).toMatch(/^tel:\d/);
    expect(screen.queryByRole('heading', { name: '推荐医生' })).toBeNull();
    expect(gateway.inputsOf('listHomeDoctors')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '长辈版', pressed: true }));
    expect(store.getState().preferences.mode).toBe('standard');
  });

  it('keeps the rest when one call fails, and offers to ask again', async () => {
    const { gateway } = await showPage(page, {
      path: '/',
      user: null,
      gateway: { ...open, listHomeDoctors: failures.network },
    });
    expect(screen.getByRole('link', { name: '浙江省立同仁医院' })).toBeTruthy();
    gateway.answer({ listHomeDoctors: listOf([sampleDoctor]) });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
  });
});
