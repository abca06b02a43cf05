// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, listOf, preparePage, sampleHospital } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { entryNamespaces as namespaces } from '../../locales';
import HospitalListPage from './hospital.page';

afterEach(cleanup);

async function open(query: string, city: { areaId: string; name: string } | null = null) {
  const gateway = createMockGateway({ mergeSearchHospitals: listOf([sampleHospital]) });
  const setting = { path: `/booking/hospital${query}`, preferences: { city } };
  const page = await preparePage(<HospitalListPage />, namespaces, setting, { gateway });
  render(page.element);
  await screen.findByRole('link', { name: sampleHospital.name });
  return { ...page, asked: () => gateway.inputsOf('mergeSearchHospitals') };
}

describe('the hospitals that take bookings', () => {
  it('are asked for by the city, the words and the filters of the address', async () => {
    const hangzhou = { areaId: '330100', name: '杭州' };
    const { asked } = await open('?q=同仁&level=3A&available=1', hangzhou);
    const part = { q: '同仁', areaId: '330100', level: '3A', onlyAvailable: true, pageNo: 1 };
    expect(asked()).toEqual([part]);
  });

  it('are all there where the address says nonsense', async () => {
    const { asked } = await open('?level=5A&available=yes&pageNo=-1');
    expect(asked()).toEqual([{ pageNo: 1 }]);
  });

  it('can be narrowed and searched, each keeping what was chosen before', async () => {
    const { router } = await open('?level=3A');
    fireEvent.click(screen.getByRole('link', { name: '只看有号' }));
    await waitFor(() => expect(router.state.location.search).toBe('?level=3A&available=1'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '同仁' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        q: '同仁',
        level: '3A',
        available: '1',
      }),
    );
  });
});
