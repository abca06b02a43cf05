import { expect, test } from 'vitest';
import { definePartner } from './define-partner';

const identity = { id: 'trial', hosts: ['trial'], appId: 'app', themeColor: '#123456' };

test('what a partner declares is what it is', () => {
  const page = async () => ({ default: () => null });
  const partner = definePartner({
    ...identity,
    settings: { pageConfig: { 'directory.home': { doctors: { hidden: true } } } },
    routes: { 'directory.home': { page }, 'directory.search': false },
    onlyRoutes: ['directory.home'],
  });
  expect(partner.routes?.['directory.home'].page).toBe(page);
});

test('names nobody declared do not compile', () => {
  const wrong = [
    // @ts-expect-error an unknown setting
    definePartner({ ...identity, settings: { telephone: '1' } }),
    // @ts-expect-error an unknown module of a page
    definePartner({ ...identity, settings: { pageConfig: { 'directory.home': { doctor: {} } } } }),
    // @ts-expect-error an unknown page
    definePartner({ ...identity, settings: { pageConfig: { 'directory.house': {} } } }),
    // @ts-expect-error an unknown route
    definePartner({ ...identity, routes: { 'directory.house': false } }),
    // @ts-expect-error a path cannot change
    definePartner({ ...identity, routes: { 'directory.home': { meta: { path: '/house' } } } }),
    // @ts-expect-error an unknown route among those of a closed channel
    definePartner({ ...identity, onlyRoutes: ['directory.house'] }),
  ];
  expect(wrong).toHaveLength(6);
});
