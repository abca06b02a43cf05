// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import {
  account,
  booking,
  centre,
  contacts,
  entries,
  family,
  mall,
  matchRoute,
  realName,
} from '@xinglin/routes';
import { preparePage, type PageSetting } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { centreLocales, locales } from '../../../locales';
import MoreToolsPage from './more.page';

afterEach(cleanup);

async function open(setting: PageSetting = {}) {
  const { element } = await preparePage(
    <MoreToolsPage />,
    { account: locales, centre: centreLocales },
    { path: '/my/tools/more', ...setting },
  );
  render(element);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

it('leads a visitor too, and only to pages that there are', async () => {
  const targets = await open({ user: null });
  expect(targets.length).toBeGreaterThan(8);
  expect(new Set(targets).size).toBe(targets.length);
  const pages = {
    ...account,
    ...booking,
    ...centre,
    ...contacts,
    ...entries,
    ...family,
    ...mall,
    ...realName,
  };
  for (const target of targets.filter((one) => one.startsWith('/')))
    expect(matchRoute(pages, target.replace(/\?.*/, '')), target).not.toBeNull();
});

it('hides and renames what the channel does in its personal centre', async () => {
  const targets = await open({
    channel: {
      pageConfig: {
        'account.profile': { appointments: { hidden: true }, patients: { title: '家庭成员' } },
      },
    },
  });
  expect(targets.filter((target) => target.startsWith('/booking'))).toEqual([]);
  expect(screen.getByRole('link', { name: '家庭成员' })).toBeTruthy();
});
