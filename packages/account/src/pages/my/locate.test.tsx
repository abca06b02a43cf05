// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  areaAnswers,
  createMockGateway,
  failures,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { centreLocales } from '../../locales';
import LocatePage from './locate.page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const here = { latitude: 29.1, longitude: 119.6 };

/** A browser that tells a position, or refuses it; without one it knows none. */
function browserAt(position: typeof here | null) {
  const getCurrentPosition = vi.fn(
    (found: (at: { coords: typeof here }) => void, refused: () => void) =>
      position === null ? refused() : found({ coords: position }),
  );
  vi.stubGlobal('navigator', { ...window.navigator, geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

const cityOf = (cityId: string, cityName: string) => ({ ...here, cityId, cityName });

async function open(answers: GatewayAnswers = {}, query = '') {
  const gateway = createMockGateway({ ...areaAnswers, ...answers });
  const page = await preparePage(
    <LocatePage />,
    { centre: centreLocales },
    { path: `/my/locate${query}`, user: null },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page, chosen: () => page.store.getState().preferences.city };
}
const locate = () => fireEvent.click(screen.getByRole('button', { name: '使用当前位置' }));

describe('a place by the position', () => {
  it('can be that of the network where there is no position, once it is asked for', async () => {
    browserAt(null);
    const area = { areaId: '330100', name: '杭州', level: 'city' as const, parentId: '330000' };
    const city = { ...area, pinyin: 'hangzhou', initial: 'H', hot: true };
    const { gateway, chosen } = await open({
      getAreaByIp: (_, before) =>
        before === 0 ? { province: null, city: null } : { province: null, city },
    });
    locate();
    const byNetwork = () => screen.findByRole('button', { name: '按上网地点查找' });
    await byNetwork();
    expect(gateway.inputsOf('getAreaByIp')).toEqual([]);
    fireEvent.click(await byNetwork());
    expect(await screen.findByText(/上网地点无法确定/)).toBeTruthy();
    expect(chosen()).toBeNull();
    locate();
    fireEvent.click(await byNetwork());
    expect(await screen.findByText(/按上网地点找到杭州/)).toBeTruthy();
    expect(chosen()).toEqual({ areaId: '330100', name: '杭州' });
  });

  it('is asked for by a tap only, and is the city of the whole portal', async () => {
    const asked = browserAt(here);
    const { chosen } = await open({
      getLocation: { source: 'position', ...cityOf('330100', '杭州') },
      getLocationDetail: cityOf('330100', '杭州'),
    });
    expect(asked).not.toHaveBeenCalled();
    locate();
    expect(await screen.findByText('已为您选择杭州')).toBeTruthy();
    expect(chosen()).toEqual({ areaId: '330100', name: '杭州' });
  });

  it('is the nearest city that has hospitals, and says so', async () => {
    browserAt(here);
    const { chosen } = await open({
      getLocation: { source: 'position', ...cityOf('330700', '金华') },
      getLocationDetail: cityOf('330100', '杭州'),
    });
    locate();
    expect(await screen.findByText(/您在金华.*最近的杭州/)).toBeTruthy();
    expect(chosen()?.name).toBe('杭州');
  });

  it.each([
    ['refused', null, {}, /没有获取到您的位置/],
    [
      'abroad',
      here,
      {
        getLocation: { source: 'none', ...here, cityId: null, cityName: null },
        getLocationDetail: cityOf('650100', '乌鲁木齐'),
      },
      /没有获取到您的位置/,
    ],
    [
      'not answered for',
      here,
      { getLocation: failures.network, getLocationDetail: failures.network },
      /网络/,
    ],
  ] as const)('that is %s leaves the choice as it was', async (_, position, answers, words) => {
    browserAt(position);
    const { chosen } = await open(answers);
    locate();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(chosen()).toBeNull();
  });
});

describe('a place by hand', () => {
  it('is a city that has hospitals, and can be taken back', async () => {
    const { chosen, gateway } = await open();
    fireEvent.click(screen.getByRole('button', { name: '城市 全国' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(await sheet.findByRole('button', { name: '浙江' }));
    fireEvent.click(await sheet.findByRole('button', { name: '宁波' }));
    await waitFor(() => expect(chosen()).toEqual({ areaId: '330200', name: '宁波' }));
    expect(gateway.inputsOf('listChildAreas')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: '不限城市' }));
    expect(chosen()).toBeNull();
  });

  it.each([
    ['', '查看附近医院', '/booking/hospital'],
    ['?backurl=%2Fsearch%3Fq%3D1', '完成', '/search?q=1'],
    ['?backurl=https%3A%2F%2Fevil.example', '查看附近医院', '/booking/hospital'],
  ])('leads on, or back to where it was asked for: %s', async (query, name, target) => {
    await open({}, query);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(target);
  });
});
