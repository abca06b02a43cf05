// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, listOf, sampleAsked } from '@xinglin/testing';
import { sampleTeleExpert, sampleTeleSchedule } from '../../samples/telemedicine-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as aboutPage from '../remote-consult.page';
import * as expertPage from './expert-intro/$doctorId.page';
import * as expertsPage from './expert-list.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('remote consultation', () => {
  it('says what it is and when to call an ambulance, and leads to departments and experts', async () => {
    const { lateCalls } = await showPage(aboutPage, { path: '/remote-consult' });
    expect(screen.getByText(/视频面谈 30 分钟/)).toBeTruthy();
    expect(screen.getByText(texts.remote.urgent)).toBeTruthy();
    expect(link('心血管内科')).toBe('/remote-consult/expert-list?deptId=cardiology');
    expect(link('沈知远')).toBe('/remote-consult/expert-intro/d-1');
    expect(screen.getByText(/提交后 30 分钟内支付/)).toBeTruthy();
    expect(link(texts.remote.panel)).toBe('/multask');
    expect(lateCalls()).toEqual([]);
  });

  it('leads to asking online where no department takes part', async () => {
    await showPage(aboutPage, {
      path: '/remote-consult',
      gateway: { listTelemedicineDepartments: listOf([]) },
    });
    expect(screen.getByText(texts.departments.none)).toBeTruthy();
    expect(screen.queryByText(texts.remote.experts)).toBeNull();
  });
});

describe('the experts of remote consultation', () => {
  it('are asked for by department and city, which the address keeps', async () => {
    const { gateway, lateCalls } = await showPage(expertsPage, {
      path: '/remote-consult/expert-list?deptId=cardiology&areaId=330100',
    });
    expect(gateway.inputsOf('listTelemedicineDoctors')).toEqual([
      { deptId: 'cardiology', areaId: '330100', pageNo: 1 },
    ]);
    fireEvent.click(screen.getByRole('button', { name: '杭州' }));
    expect(link(/^上海/)).toBe('/remote-consult/expert-list?deptId=cardiology&areaId=310100');
    expect(link(new RegExp(`^${texts.remoteExperts.everyCity}`))).toBe(
      '/remote-consult/expert-list?deptId=cardiology',
    );
    expect(link(texts.doctors.every)).toBe('/remote-consult/expert-list?areaId=330100');
    expect(link('沈知远')).toBe('/remote-consult/expert-intro/d-1');
    expect(lateCalls()).toEqual([]);
  });

  it('do not ask for what is no area', async () => {
    const { gateway } = await showPage(expertsPage, {
      path: '/remote-consult/expert-list?areaId=hangzhou',
    });
    expect(gateway.inputsOf('listTelemedicineDoctors')).toEqual([{ pageNo: 1 }]);
  });

  it('come page under page', async () => {
    const { gateway } = await showPage(expertsPage, {
      path: '/remote-consult/expert-list?areaId=330100',
      gateway: { listTelemedicineDoctors: listOf([sampleTeleExpert], 45) },
    });
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() =>
      expect(gateway.inputsOf('listTelemedicineDoctors')).toEqual([
        { areaId: '330100', pageNo: 1 },
        { areaId: '330100', pageNo: 2 },
      ]),
    );
  });

  it('where none fits, all of them are a tap away', async () => {
    await showPage(expertsPage, {
      path: '/remote-consult/expert-list?areaId=330100',
      gateway: { listTelemedicineDoctors: listOf([]) },
    });
    expect(link(texts.remoteExperts.all)).toBe('/remote-consult/expert-list');
  });
});

describe('an expert who is introduced', () => {
  const path = '/remote-consult/expert-intro/d-1';

  it('can be met by video, asked online and visited', async () => {
    const { lateCalls } = await showPage(expertPage, { path });
    expect(link(/^14:00 11月24日/)).toBe(
      `/teleclinict/order?doctorId=d-1&startsAt=${encodeURIComponent('2026-11-24T06:00:00.000Z')}`,
    );
    expect(link(texts.remoteExpert.book)).toBe('/teleclinict/order?doctorId=d-1');
    expect(link(texts.remoteExpert.times)).toBe('/teleclinict/pc/doctor-detail?doctorId=d-1');
    expect(link(new RegExp(`^${texts.remoteExpert.online}`))).toBe('/expert/consult/d-1');
    expect(link(texts.remoteExpert.visit)).toBe('/expert/d-1');
    expect(link(texts.remoteExpert.profile)).toBe('/expert/personal/d-1');
    expect(screen.getByText(/从事心血管内科临床工作/)).toBeTruthy();
    expect(lateCalls()).toEqual([]);
  });

  it('is shown as fully booked where all is taken', async () => {
    await showPage(expertPage, {
      path,
      gateway: { getTelemedicineSchedule: { ...sampleTeleSchedule, times: [] } },
    });
    expect(screen.getByText(texts.doctors.full)).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.remoteExpert.book })).toBeNull();
  });

  it('keeps the other ways where they give no sessions, and offers no answer they do not give', async () => {
    await showPage(expertPage, {
      path,
      gateway: {
        getTelemedicineSchedule: businessRefusal('forbidden', '没有权限'),
        getExpertConsultInfo: { ...sampleAsked, services: [] },
      },
    });
    expect(screen.getByText(texts.doctor.gone)).toBeTruthy();
    expect(link(texts.doctor.otherExpert)).toBe('/remote-consult/expert-list');
    expect(link(texts.remoteExpert.visit)).toBe('/expert/d-1');
    expect(screen.queryByText(texts.remoteExpert.online)).toBeNull();
  });

  it('links to the others where there is no such expert', async () => {
    await showPage(expertPage, {
      path,
      gateway: { getDoctorInfoById: businessRefusal('forbidden', '没有权限') },
    });
    expect(screen.getByText(texts.remoteExpert.gone)).toBeTruthy();
    expect(link(texts.doctor.otherExpert)).toBe('/remote-consult/expert-list');
  });
});
