// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as care } from '@xinglin/care';
import {
  createMockGateway,
  failures,
  preparePage,
  sampleColleague,
  sampleDoctor,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRememberedSeen } from '../components/use-remembered-seen';
import { locales } from '../locales';
import type { Seen } from '../model/recently-seen';
import { FollowedDoctors } from './followed-doctors';
import { RecentlySeen } from './recently-seen';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

async function show(block: ReactElement, answers: GatewayAnswers = {}, setting: PageSetting = {}) {
  const gateway = createMockGateway(answers);
  const { element } = await preparePage(
    block,
    { care, directory: locales },
    { path: '/', ...setting },
    { gateway },
  );
  render(element);
  return gateway;
}
const hidden = (key: 'followedDoctors' | 'recentlySeen'): PageSetting => ({
  channel: { pageConfig: { 'directory.home': { [key]: { hidden: true } } } },
});

describe('followed doctors', () => {
  const since = '2026-11-20T09:00:00+08:00';
  const followed: GatewayAnswers = {
    listFavoriteDoctors: {
      items: [sampleDoctor, sampleColleague].map((doctor) => ({ ...doctor, since })),
      next: null,
    },
  };

  it('stand with their pages and the way to all of them', async () => {
    const gateway = await show(<FollowedDoctors />, followed);
    const link = await screen.findByRole('link', { name: sampleDoctor.name });
    expect(link.getAttribute('href')).toBe('/expert/d-1');
    expect(screen.getByRole('link', { name: '全部关注' }).getAttribute('href')).toBe(
      '/my/follow/expertlist',
    );
    expect(gateway.inputsOf('listFavoriteDoctors')).toEqual([{ pageSize: 3 }]);
  });

  it('are not there without any, without a session, and where the channel hides them', async () => {
    const none: GatewayAnswers = { listFavoriteDoctors: { items: [], next: null } };
    const gateway = await show(<FollowedDoctors />, none);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(gateway.inputsOf('listFavoriteDoctors')).toHaveLength(1);
    cleanup();
    const visitors = await show(<FollowedDoctors />, followed, { user: null });
    expect(visitors.made).toEqual([]);
    cleanup();
    await show(<FollowedDoctors />, followed, hidden('followedDoctors'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('say so where the gateway fails, and can be asked for again', async () => {
    const gateway = await show(<FollowedDoctors />, { listFavoriteDoctors: failures.network });
    const again = await screen.findByRole('button', { name: '重试' });
    gateway.answer(followed);
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: sampleDoctor.name })).toBeTruthy();
  });
});

describe('recently seen', () => {
  function Looked({ at }: { at: readonly Seen[] }): ReactElement {
    return (
      <>
        {at.map((seen) => (
          <Look key={seen.id} seen={seen} />
        ))}
      </>
    );
  }
  function Look({ seen }: { seen: Seen }): null {
    useRememberedSeen(seen);
    return null;
  }
  const at: readonly Seen[] = [
    { kind: 'hospital', id: 'h-1', name: '浙江省立同仁医院', note: '杭州' },
    { kind: 'doctor', id: 'd-1', name: '沈知远', note: '浙江省立同仁医院 心血管内科' },
  ];

  it('leads back to what was looked at, last first, and is emptied by a tap', async () => {
    await show(<Looked at={at} />);
    cleanup();
    await show(<RecentlySeen />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/expert/d-1', '/hospital/h-1']);
    fireEvent.click(screen.getByRole('button', { name: '清空浏览记录' }));
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    await show(<RecentlySeen />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is not there where the channel hides it', async () => {
    await show(<Looked at={at} />);
    cleanup();
    await show(<RecentlySeen />, {}, hidden('recentlySeen'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
