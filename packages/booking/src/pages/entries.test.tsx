// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listOf, sampleHospital } from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import BookingHomePage from './booking.page';
import DepartmentListPage from './booking/department.page';
import { hangzhou, linkTo, open } from './entries-fixture';
import FastOrderDepartmentPage from './fastorder/department.page';
import FastOrderExpertListPage from './fastorder/expertlist.page';
import FastOrderHospitalPage from './fastorder/hospital.page';
import OrderErrorPage from './my/order/detail/error.page';
import StandardExpertListPage from './standard/expert/list.page';
import StandardExpertPage from './standard/expert/personal/$doctorId.page';
import StandardSearchPage from './standard/search/yygh.page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every page of both flows, with a link that tells them apart. */
const inBoth: readonly [string, () => ReactElement, string, string | RegExp, string][] = [
  ['main home', BookingHomePage, '/booking', '医院', '/booking/hospital'],
  ['standard home', BookingHomePage, '/standard/index', '医院', '/standard/hospital'],
  [
    'main departments',
    DepartmentListPage,
    '/booking/department',
    '骨科',
    '/search?tab=doctor&deptId=orthopaedics',
  ],
  [
    'standard departments',
    DepartmentListPage,
    '/standard/booking',
    '骨科',
    '/standard/expert/list?deptId=orthopaedics',
  ],
  [
    'main fast order',
    FastOrderDepartmentPage,
    '/fastorder/department',
    '呼吸内科',
    '/fastorder/expertlist?deptId=respiratory',
  ],
  [
    'standard fast order',
    FastOrderDepartmentPage,
    '/standard/fastorder/department',
    '呼吸内科',
    '/standard/fastorder/expertlist?deptId=respiratory',
  ],
  [
    'main first times',
    FastOrderExpertListPage,
    '/fastorder/expertlist?deptId=cardiology',
    /^约 11月22日/,
    '/my/reservation/h-1/s-1',
  ],
  [
    'standard first times',
    FastOrderExpertListPage,
    '/standard/fastorder/expertlist?deptId=cardiology',
    /^约 11月22日/,
    '/standard/booking/reservation/h-1/s-1',
  ],
  [
    'main order that failed',
    OrderErrorPage,
    '/my/order/detail/error?expertId=d-1',
    '同科室其他医生',
    '/hospital/experts/h-1/hd-1',
  ],
  [
    'standard order that failed',
    OrderErrorPage,
    '/standard/booking/order/error?expertId=d-1',
    '同科室其他医生',
    '/standard/expert/list?hospitalId=h-1&hospDeptId=hd-1',
  ],
];

it.each(inBoth)('%s leads on in its own flow', async (_, Page, path, name, to) => {
  await open(<Page />, path);
  expect(await linkTo(name)).toBe(to);
});

describe('the home of booking', () => {
  it('shows the nearest hospitals once the person lets it know where they are', async () => {
    const getCurrentPosition = vi.fn((found: PositionCallback) =>
      found({ coords: { latitude: 30.2, longitude: 120.1 } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
    const far = { ...sampleHospital, hospitalId: 'h-far', name: '远处医院', distance: 90_000 };
    const near = { ...sampleHospital, hospitalId: 'h-near', name: '近处医院', distance: 800 };
    const { gateway } = await open(
      <BookingHomePage />,
      '/booking',
      { mergeSearchHospitals: listOf([far, near]) },
      { preferences: { city: hangzhou } },
    );
    const names = () =>
      screen.getAllByRole('link', { name: /处医院$/ }).map(({ textContent }) => textContent);
    await screen.findByRole('link', { name: '远处医院' });
    expect(names()).toEqual(['远处医院', '近处医院']);
    fireEvent.click(screen.getByRole('button', { name: '离我最近' }));
    await waitFor(() => expect(names()).toEqual(['近处医院', '远处医院']));
    expect(gateway.inputsOf('mergeSearchHospitals').at(-1)).toEqual({
      areaId: '330100',
      latitude: 30.2,
      longitude: 120.1,
      pageSize: 50,
    });
  });

  it('says so where the position cannot be had, and keeps what it shows', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: { getCurrentPosition: (_: unknown, denied: () => void) => denied() },
    });
    await open(<BookingHomePage />, '/booking');
    fireEvent.click(await screen.findByRole('button', { name: '离我最近' }));
    expect(await screen.findByText(/无法获取您的位置/)).toBeTruthy();
    expect(screen.getByRole('link', { name: sampleHospital.name })).toBeTruthy();
  });

  it('has the four ways alone in elder mode, and asks for nothing', async () => {
    const { gateway } = await open(
      <BookingHomePage />,
      '/booking',
      {},
      {
        preferences: { mode: 'elder' },
      },
    );
    for (const name of ['快速挂号', '按医院挂号', '按科室挂号', '我的预约'])
      expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(gateway.made).toEqual([]);
  });
});

describe('who can be seen first', () => {
  it('is asked for in the city, and a hospital is where it is', async () => {
    const setting = { preferences: { city: hangzhou } };
    const inCity = await open(
      <FastOrderExpertListPage />,
      '/fastorder/expertlist?deptId=cardiology',
      {},
      setting,
    );
    await screen.findByRole('link', { name: '沈知远' });
    expect(inCity.gateway.inputsOf('listEarliestDoctors')).toEqual([
      { deptId: 'cardiology', areaId: '330100', pageNo: 1 },
    ]);
    cleanup();
    const inHospital = await open(
      <FastOrderExpertListPage />,
      '/fastorder/expertlist?hospitalId=h-1',
      {},
      setting,
    );
    await screen.findByRole('link', { name: '沈知远' });
    expect(inHospital.gateway.inputsOf('listEarliestDoctors')).toEqual([
      { hospitalId: 'h-1', pageNo: 1 },
    ]);
  });

  it('tells the fee of that time, and names doctor and time to who cannot see the card', async () => {
    await open(<FastOrderExpertListPage />, '/fastorder/expertlist');
    const link = await screen.findByRole('link', { name: /杨雨珍医生$/ });
    expect(link.getAttribute('aria-label')).toBe('约 11月24日 周二 14:00–14:30，杨雨珍医生');
    expect(screen.getByText(/25/)).toBeTruthy();
  });

  it('leads elsewhere where nobody is free', async () => {
    await open(<FastOrderExpertListPage />, '/fastorder/expertlist?hospitalId=h-1', {
      listEarliestDoctors: listOf([]),
    });
    expect(await screen.findByText('近期没有可约的号')).toBeTruthy();
    expect(await linkTo('换一个科室')).toBe('/fastorder/department');
  });

  it('can be looked for in one hospital that has the department and a place', async () => {
    const { gateway } = await open(
      <FastOrderHospitalPage />,
      '/fastorder/hospital?deptId=cardiology',
    );
    expect(await linkTo(sampleHospital.name)).toBe(
      '/fastorder/expertlist?hospitalId=h-1&deptId=cardiology',
    );
    expect(gateway.inputsOf('mergeSearchHospitals')).toEqual([
      { deptId: 'cardiology', onlyAvailable: true, pageNo: 1 },
    ]);
  });
});

describe('the standard flow', () => {
  it('lists the doctors of a department of a hospital, whatever city is chosen', async () => {
    const { gateway } = await open(
      <StandardExpertListPage />,
      '/standard/expert/list?hospitalId=h-1&hospDeptId=hd-1&available=1',
      {},
      { preferences: { city: hangzhou } },
    );
    expect(await linkTo('沈知远')).toBe('/standard/expert/personal/d-1');
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { hospitalId: 'h-1', hospDeptId: 'hd-1', onlyAvailable: true, pageNo: 1 },
    ]);
  });

  it('books on the page of a doctor, for the patient of the address', async () => {
    await open(<StandardExpertPage />, '/standard/expert/personal/d-1?patientId=p-1');
    const times = await screen.findAllByRole('link', { name: /^预约.*\d/ });
    expect(times[0]?.getAttribute('href')).toMatch(
      /^\/standard\/booking\/reservation\/h-1\/[^?]+\?patientId=p-1$/,
    );
    expect(await linkTo('浙江省立同仁医院')).toBe('/standard/expert/list?hospitalId=h-1');
  });

  it('finds hospitals above the doctors with places, and asks for none without words', async () => {
    const found = await open(<StandardSearchPage />, '/standard/search/yygh?q=同仁');
    expect(await linkTo(sampleHospital.name)).toBe('/standard/expert/list?hospitalId=h-1');
    expect(await linkTo('沈知远')).toBe('/standard/expert/personal/d-1');
    expect(found.gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { q: '同仁', onlyAvailable: true, pageNo: 1 },
    ]);
    cleanup();
    const { gateway } = await open(<StandardSearchPage />, '/standard/search/yygh');
    await screen.findByRole('link', { name: '沈知远' });
    expect(gateway.inputsOf('mergeSearchHospitals')).toEqual([]);
  });
});
