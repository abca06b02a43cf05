import type { PageModule } from '@xinglin/api';
import { sanmingPages, type Partner } from '@xinglin/routes';
import { describe, expect, test } from 'vitest';
import type { Portal, PortalChannels } from '../feature';
import { tinyPortal } from '../testing/tiny-portal';
import { tinyTexts } from '../testing/tiny-texts';
import { loadChannels } from './channels';

const entryOf = (partner: Partner<PageModule>) => ({ id: partner.id, load: async () => partner });
const ownPage = async () => ({ default: () => null });

const set = entryOf({
  id: 'default',
  hosts: [],
  appId: 'app',
  themeColor: '#123456',
  settings: { phone: '1', floatingMenu: { service: false } },
  routes: { 'directory.home': { meta: { noIndex: true } } },
});
const closed = entryOf({
  id: 'closed',
  hosts: ['closed', 'shut'],
  appId: 'app-closed',
  themeColor: '#123456',
  settings: { floatingMenu: { enabled: false } },
  onlyRoutes: ['directory.home'],
});
const owner = entryOf({
  id: 'owner',
  hosts: ['owner'],
  hostsBeginWith: ['owner', 'clo', 'ww'],
  domains: ['95169000'],
  appId: 'app-owner',
  themeColor: '#123456',
  feature: {
    routes: sanmingPages,
    pages: { 'consult.chronicDiseaseHome': ownPage },
    namespaces: { owner: tinyTexts },
  },
});
/** The portal for tests with these channels. */
const portalOf = (channels: PortalChannels): Portal => ({
  ...tinyPortal,
  channels: async () => channels,
});
const portal = portalOf({ partners: [closed, owner], defaultPartner: set });

describe('the channel of a host', () => {
  test('is the main portal without a label, and under the labels of its own', async () => {
    const channels = await loadChannels(portal);
    for (const label of [null, 'www', 'wx', 'gh']) {
      expect(channels.byLabel(label)).toBe(channels.main);
    }
    expect(channels.main.current).toMatchObject({ id: null, code: null, phone: '95169020' });
    expect(channels.main.table['directory.home']?.noIndex).toBeUndefined();
  });

  test('is the partner that claims the label, over the default partner set, over the product', async () => {
    const channels = await loadChannels(portal);
    const channel = channels.byLabel('shut');
    expect(channel).toBe(channels.byLabel('closed'));
    expect(channel.current).toMatchObject({
      id: 'closed',
      code: 'closed',
      phone: '1',
      footer: true,
      floatingMenu: { enabled: false, service: false },
    });
    expect(channel.table['directory.home']?.noIndex).toBe(true);
  });

  test('is the default partner set under a label nobody registered, which stays its code', async () => {
    const channel = (await loadChannels(portal)).byLabel('molife');
    expect(channel.current).toMatchObject({ id: 'default', code: 'molife', phone: '1' });
    expect(channel.table['directory.home']?.noIndex).toBe(true);
    const without = await loadChannels(portalOf({ partners: [closed] }));
    expect(without.byLabel('molife')).toBe(without.main);
  });

  test('is the one partner of a stand-alone build, whatever the host', async () => {
    const channels = await loadChannels(
      portalOf({ partners: [closed], defaultPartner: set, only: 'closed' }),
    );
    for (const label of [null, 'www', 'closed', 'molife']) {
      expect(channels.byLabel(label).current.id).toBe('closed');
    }
    expect(channels.all).toHaveLength(1);
  });

  test('is the partner that has the domain, whatever the label', async () => {
    const channels = await loadChannels(portal);
    for (const label of [null, 'www', 'closed', 'molife'])
      expect(channels.byLabel(label, ['h5-name', '95169000', 'com', 'cn']).current.id).toBe(
        'owner',
      );
    expect(channels.byLabel('closed', ['xinglin', 'com']).current.id).toBe('closed');
  });

  test('is the partner whose labels begin so, unless the label is of another', async () => {
    const channels = await loadChannels(portal);
    for (const label of ['owner-yongan', 'owner2', 'clover'])
      expect(channels.byLabel(label).current).toMatchObject({ id: 'owner', code: 'owner' });
    expect(channels.byLabel('closed').current.id).toBe('closed');
    expect(channels.byLabel('www')).toBe(channels.main);
    for (const label of ['an-owner', 'own', ''])
      expect(channels.byLabel(label).current.id).toBe('default');
  });

  test('is of the partners that the operator names, and of no other', async () => {
    const options = { partners: ['closed'], brand: {} };
    const channels = await loadChannels(portal, options);
    expect(channels.byLabel('closed').current.id).toBe('closed');
    for (const label of ['owner', 'owner2'])
      expect(channels.byLabel(label).current.id).toBe('default');
    expect(channels.byLabel(null, ['95169000'])).toBe(channels.main);
    const none = await loadChannels(portal, { ...options, partners: [] });
    expect(none.all.map(({ current }) => current.id)).toEqual([null, 'default']);
    await expect(loadChannels(portal, { ...options, partners: ['ownre'] })).rejects.toThrow(
      'PARTNERS must be a comma list of closed, owner, but "ownre" is none.',
    );
    const alone = portalOf({ partners: [closed], defaultPartner: set, only: 'closed' });
    expect((await loadChannels(alone, { ...options, partners: [] })).main.current.id).toBe(
      'closed',
    );
    const without = portalOf({ partners: [] });
    expect((await loadChannels(without, options)).main.current.id).toBeNull();
  });

  test('has the hospital’s own brand below what its partner says', async () => {
    const brand = { brandName: '宁波健康', phone: '0574-1' };
    const own = portalOf({ partners: [closed, owner] });
    const channels = await loadChannels(own, { partners: null, brand });
    expect(channels.main.current).toMatchObject(brand);
    expect(channels.byLabel('molife').current).toMatchObject(brand);
    const over = await loadChannels(portal, { partners: null, brand });
    expect(over.byLabel('closed').current.phone).toBe('1');
    const silent = await loadChannels(own, { partners: null, brand: { phone: null } });
    expect(silent.main.current.phone).toBeNull();
  });

  test('cannot be claimed twice', async () => {
    const twice = portalOf({ partners: [closed, { ...closed }] });
    await expect(loadChannels(twice)).rejects.toThrow('claim the host label "closed"');
  });
});

test('a partner’s own pages are in its channel and in no other', async () => {
  const channels = await loadChannels(portal);
  const name = 'consult.chronicDiseaseHome';
  const channel = channels.byLabel('owner');
  expect(channel.table[name]).toEqual(sanmingPages[name]);
  expect(channel.pages[name]).toBe(ownPage);
  expect(channel.origins[name]).toEqual({ feature: 'partner', namespaces: { owner: tinyTexts } });
  for (const other of channels.all.filter((one) => one !== channel)) {
    expect(other.table).not.toHaveProperty([name]);
  }
});
