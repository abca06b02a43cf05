// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  failures,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../../testing/show-page';
import * as page from './expertlist.page';

afterEach(cleanup);

const since = '2026-11-20T09:00:00+08:00';
const path = '/my/follow/expertlist';

/** A gateway that keeps what is followed. */
function followed(doctors = [sampleDoctor, sampleColleague]): GatewayAnswers {
  let ids = doctors.map(({ doctorId }) => doctorId);
  const state = (isFavorite: boolean) => ({ isFavorite, followerCount: 1 });
  return {
    listFavoriteDoctors: () => ({
      items: ids.flatMap((id) =>
        doctors.filter(({ doctorId }) => doctorId === id).map((doctor) => ({ ...doctor, since })),
      ),
      next: null,
    }),
    listFavoriteHospitals: { items: [{ ...sampleHospital, since }], next: null },
    getShiftAlert: { isOn: true },
    listFavoriteDepartments: {
      items: [
        {
          hospDeptId: 'h-1-cardiology',
          name: '心血管内科',
          hospitalId: 'h-1',
          hospitalName: sampleHospital.name,
          since,
        },
        {
          hospDeptId: 'dermatology',
          name: '皮肤科',
          hospitalId: null,
          hospitalName: null,
          since,
        },
      ],
      next: null,
    },
    listFavoriteDiseases: {
      items: [{ entryId: 'asthma', name: '哮喘', since }],
      next: null,
    },
    cancelFavoriteDisease: state(false),
    cancelFavoriteDoctor: ({ doctorId }) => {
      ids = ids.filter((id) => id !== doctorId);
      return state(false);
    },
    addFavoriteDoctor: ({ doctorId }) => {
      ids = [doctorId, ...ids];
      return state(true);
    },
  };
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

describe('what the account follows', () => {
  it('is listed with the way to each, and nothing is asked twice', async () => {
    const { lateCalls } = await showPage(page, { path, gateway: followed() });
    expect(names()).toEqual([sampleDoctor.name, sampleColleague.name]);
    expect(screen.getByRole('link', { name: sampleDoctor.name }).getAttribute('href')).toBe(
      '/expert/d-1',
    );
    expect(lateCalls()).toEqual([]);
  });

  it('is left by a tap, and taken back by another', async () => {
    const { gateway } = await showPage(page, { path, gateway: followed() });
    fireEvent.click(screen.getByRole('button', { name: `取消关注 ${sampleDoctor.name}` }));
    expect(await screen.findByText(`已取消关注${sampleDoctor.name}`)).toBeTruthy();
    await waitFor(() => expect(names()).toEqual([sampleColleague.name]));
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(names()).toEqual([sampleDoctor.name, sampleColleague.name]));
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect(gateway.inputsOf('addFavoriteDoctor')).toEqual([{ doctorId: 'd-1' }]);
  });

  it('stays where the gateway does not take it', async () => {
    const gateway = { ...followed(), cancelFavoriteDoctor: failures.serverTrouble };
    await showPage(page, { path, gateway });
    fireEvent.click(screen.getByRole('button', { name: `取消关注 ${sampleDoctor.name}` }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(names()).toEqual([sampleDoctor.name, sampleColleague.name]);
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('has the hospitals in a second tab', async () => {
    const { gateway } = await showPage(page, {
      path: `${path}?kind=hospital`,
      gateway: followed(),
    });
    expect(names()).toEqual([sampleHospital.name]);
    expect(gateway.inputsOf('listFavoriteDoctors')).toEqual([]);
    expect(screen.getByRole('link', { name: '医生' }).getAttribute('href')).toBe(path);
  });

  it('has departments in a third, each with its own page', async () => {
    await showPage(page, { path: `${path}?kind=department`, gateway: followed() });
    expect(names()).toEqual(['心血管内科', '皮肤科']);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('查看 心血管内科')).toBe('/hospital/experts/h-1/h-1-cardiology');
    expect(hrefOf('查看 皮肤科')).toBe('/standardepartment/dermatology');
  });

  it('has diseases in a fourth, which are left like the others', async () => {
    const { gateway } = await showPage(page, {
      path: `${path}?kind=disease`,
      gateway: followed(),
    });
    expect(screen.getByRole('link', { name: '查看 哮喘' }).getAttribute('href')).toBe(
      '/diseasepage/asthma',
    );
    fireEvent.click(screen.getByRole('button', { name: '取消关注 哮喘' }));
    expect(await screen.findByText('已取消关注哮喘')).toBeTruthy();
    expect(gateway.inputsOf('cancelFavoriteDisease')).toEqual([{ entryId: 'asthma' }]);
  });

  it('says whether messages tell of new shifts, and where that is changed', async () => {
    await showPage(page, { path, gateway: { ...followed(), getShiftAlert: { isOn: false } } });
    expect(screen.getByText(/短信提醒已关闭/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '去设置' }).getAttribute('href')).toBe(
      '/my/profile/setting',
    );
  });

  it('leads to the doctors where there is nothing', async () => {
    await showPage(page, { path, gateway: followed([]) });
    expect(screen.getByText('还没有关注医生')).toBeTruthy();
    expect(screen.getByRole('link', { name: '找医生' }).getAttribute('href')).toBe(
      '/search?tab=doctor',
    );
  });
});
