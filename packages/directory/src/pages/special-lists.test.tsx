// @vitest-environment happy-dom
import {
  listOf,
  sampleDoctor,
  sampleEntries,
  sampleHospital,
  sampleStandardDepartments,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '../testing/show-page';
import * as featured from './featured-services.page';
import * as tumours from './home/tumor-hospital.page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const far = { ...sampleHospital, hospitalId: 'h-2', name: '远方医院' };
const answers: GatewayAnswers = {
  listFeaturedClinics: listOf([
    { clinic: 'evening', doctorCount: 12, hospitalCount: 4 },
    { clinic: 'weekend', doctorCount: 30, hospitalCount: 9 },
    { clinic: 'special', doctorCount: 7, hospitalCount: 3 },
  ]),
  mergeSearchDoctors: listOf([sampleDoctor]),
  mergeSearchHospitals: ({ latitude }) =>
    listOf(
      latitude === undefined
        ? [far, sampleHospital]
        : [
            { ...far, distance: 90_000 },
            { ...sampleHospital, distance: 1200 },
          ],
    ),
  listStandardDepartments: listOf(sampleStandardDepartments),
  listKnowledge: listOf(sampleEntries),
};
const city = { areaId: '330100', name: '杭州' };

describe('special clinics', () => {
  it('begin with those of today', async () => {
    const { gateway, lateCalls } = await showPage(featured, {
      path: '/featured-services',
      user: null,
      preferences: { city },
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { areaId: '330100', date: '2026-11-20', pageNo: 1 },
    ]);
    expect(lateCalls()).toEqual([]);
  });

  it('are of the kind of the address, with how many there are', async () => {
    const { gateway } = await showPage(featured, {
      path: '/featured-services?service=weekend',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { clinic: 'weekend', onlyAvailable: true, pageNo: 1 },
    ]);
    expect(screen.getByText('共 9 家医院、30 位医生有这类门诊')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page', name: '周末' })).toBeTruthy();
  });

  it('say what there is none of, and lead on', async () => {
    await showPage(featured, {
      path: '/featured-services?service=special',
      user: null,
      gateway: { ...answers, mergeSearchDoctors: listOf([]) },
    });
    expect(screen.getByText('近期没有特需门诊的号')).toBeTruthy();
    expect(screen.getByRole('link', { name: '找医生' }).getAttribute('href')).toBe(
      '/search?tab=doctor&available=1',
    );
  });
});

describe('care for tumours', () => {
  const path = '/home/tumor-hospital';
  const hospitalNames = () =>
    screen
      .getAllByRole('link', { name: /医院$/ })
      .map(({ textContent }) => textContent)
      .filter((name) => name === far.name || name === sampleHospital.name);

  it('shows hospitals with the department, doctors and what to know', async () => {
    const { gateway, lateCalls } = await showPage(tumours, {
      path,
      user: null,
      preferences: { city },
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchHospitals')).toEqual([
      { deptId: 'oncology', areaId: '330100', pageSize: 10 },
    ]);
    expect(hospitalNames()).toEqual(['远方医院', '浙江省立同仁医院']);
    expect(screen.getByRole('region', { name: '先了解' })).toBeTruthy();
    expect(lateCalls()).toEqual([]);
  });

  it('puts the nearest hospital first once the position is let, and back again', async () => {
    const getCurrentPosition = vi.fn((found: PositionCallback) =>
      found({ coords: { latitude: 30.2, longitude: 120.1 } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', { ...window.navigator, geolocation: { getCurrentPosition } });
    await showPage(tumours, { path, user: null, gateway: answers });
    fireEvent.click(screen.getByRole('button', { name: '离我最近' }));
    await vi.waitFor(() => expect(hospitalNames()).toEqual(['浙江省立同仁医院', '远方医院']));
    fireEvent.click(screen.getByRole('button', { name: '离我最近', pressed: true }));
    expect(hospitalNames()).toEqual(['远方医院', '浙江省立同仁医院']);
  });

  it('leads to all hospitals where none has the department', async () => {
    await showPage(tumours, {
      path,
      user: null,
      gateway: { ...answers, mergeSearchHospitals: listOf([]) },
    });
    expect(screen.getByRole('link', { name: '更多医院' }).getAttribute('href')).toBe(
      '/booking/hospital',
    );
  });
});
