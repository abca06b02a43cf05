// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMockGateway,
  failures,
  preparePage,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
} from '@xinglin/testing';
import { HospitalCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DoctorItem } from './doctor-item';
import { locales } from './locales';
import { NearHospitals } from './near-hospitals';
import { inCity, wordsAt, wordsInCity } from './search-input';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(element: ReactElement, answers: GatewayAnswers = {}) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(element, { care: locales }, { path: '/' }, { gateway });
  render(page.element);
  return gateway;
}

describe('a doctor of a list', () => {
  it('leads to their page and tells the next free day and what a visit costs', async () => {
    await show(<DoctorItem doctor={sampleDoctor} />);
    const link = await screen.findByRole('link', { name: sampleDoctor.name });
    expect(link.getAttribute('href')).toBe(`/expert/${sampleDoctor.doctorId}`);
    expect(screen.getByText(/有号$/)).toBeTruthy();
    expect(screen.getByText(/起$/)).toBeTruthy();
  });

  it('says nothing of visits where something else is looked for', async () => {
    await show(
      <DoctorItem doctor={sampleDoctor} to="/elsewhere" availability={null} fromCents={null} />,
    );
    const link = await screen.findByRole('link', { name: sampleDoctor.name });
    expect(link.getAttribute('href')).toBe('/elsewhere');
    expect(screen.queryByText(/有号$/)).toBeNull();
    expect(screen.queryByText(/起$/)).toBeNull();
  });

  it('shows no share of good reviews below ten reviews', async () => {
    await show(<DoctorItem doctor={{ ...sampleDoctor, reviewCount: 9 }} />);
    expect(await screen.findByText('接诊')).toBeTruthy();
    expect(screen.queryByText('好评')).toBeNull();
  });
});

it('keeps the hospitals and says so when the nearest cannot be had', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    // Only the coordinates are read.
    found({ coords: { latitude: 30.2, longitude: 120.1 } } as GeolocationPosition);
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  await show(
    <NearHospitals
      asked={{}}
      query={{
        currentData: { items: [sampleHospital] },
        isFetching: false,
        refetch: vi.fn(),
      }}
      empty={<HospitalCard to="/" hospital={sampleHospital} />}
    />,
    { mergeSearchHospitals: failures.serverTrouble },
  );
  fireEvent.click(await screen.findByRole('button', { name: '离我最近' }));
  expect(await screen.findByText(/无法获取您的位置/)).toBeTruthy();
  expect(screen.getByRole('link', { name: sampleHospital.name })).toBeTruthy();
});

describe('what a search is asked', () => {
  const preferences = { locale: 'zh-Hans', mode: 'standard', theme: 'system', city: null } as const;

  it('is the words without the space around them, cut to what it takes, and nothing without words', () => {
    expect(wordsAt({ query: new URLSearchParams({ q: `  ${'咳'.repeat(80)}` }) })).toBe(
      '咳'.repeat(50),
    );
    expect(wordsInCity('', preferences)).toEqual({});
    expect(wordsInCity('咳嗽', preferences)).toEqual({ q: '咳嗽' });
  });

  it('is within the city that was chosen', () => {
    const city = { areaId: '330100', name: '杭州' };
    expect(inCity(city)).toEqual({ areaId: '330100' });
    expect(wordsInCity('咳嗽', { ...preferences, city })).toEqual({ q: '咳嗽', areaId: '330100' });
  });
});
