import { expect, test } from 'vitest';
import type { Feature, Portal } from '../feature';
import { furtherPages } from '../further-pages';
import { tinyIdentity } from '../testing/tiny-identity';
import { FeatureLoader } from './feature-loader';

const featureOf = (id: string, paths: readonly string[]): Feature => ({
  id,
  paths,
  load: async () => ({ routes: {}, pages: {}, namespaces: {} }),
});
const portal = async (): Promise<Portal> => ({
  ...tinyIdentity,
  features: [
    featureOf('account', ['/my/profile', '/my/profile/setting']),
    featureOf('centre', ['/my/profile/privacy']),
  ],
  ownFeatures: [furtherPages],
  channels: async () => ({ partners: [] }),
});

test.each([
  ['/my/profile', ['account']],
  ['/my/profile/privacy', ['centre']],
  ['/agreement/service', ['apart']],
  ['/nowhere', []],
])('%s may be had of %j alone', async (path, ids) => {
  expect(await new FeatureLoader(portal, null).candidates(path)).toEqual(ids);
});

test('a partner’s own feature is always asked: it came with the partner', async () => {
  const partner = {
    id: 'owner',
    hosts: ['owner'],
    appId: 'app-owner',
    themeColor: '#123456',
    feature: { routes: {}, pages: {}, namespaces: {} },
  };
  expect(await new FeatureLoader(portal, partner).candidates('/my/profile')).toEqual([
    'account',
    'partner',
  ]);
});
