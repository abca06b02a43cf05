import { expect, test } from 'vitest';
import type { Portal } from '../feature';
import { tinyPortal } from '../testing/tiny-portal';
import { loadChannels } from './channels';
import { readConfig } from './config';
import { reportHosts } from './host-report';
import { PageTexts } from './page-texts';

const entry = (id: string) => ({
  id,
  load: async () => ({ id, hosts: [id], appId: `app-${id}`, themeColor: '#123456' }),
});
const portal: Portal = {
  ...tinyPortal,
  channels: async () => ({
    partners: [entry('sanming'), entry('tianjin')],
    defaultPartner: {
      id: 'default',
      load: async () => ({ ...(await entry('default').load()), hosts: [] }),
    },
  }),
};

async function report(settings: Record<string, string>) {
  const environment = { NODE_ENV: 'production', ...settings };
  const config = readConfig(environment, 'SHELL_PORT', 3000);
  const channels = await loadChannels(portal, config.channels);
  return reportHosts({ config, channels, texts: new PageTexts(), environment });
}

const complete = {
  PORTAL_HOSTS: 'hospital.com.cn,.hospital.com.cn',
  PARTNERS: 'sanming',
  BRAND_NAME: '宁波健康',
  BRAND_PHONE: '0574-1',
  HOSPITAL_LICENCE: 'A-1',
};

test('each host has its channel, its name, its origin, and whether payments return there', async () => {
  expect(await report(complete)).toEqual([
    {
      state: 'good',
      says: 'hospital.com.cn: channel main, 宁波健康, origin https://hospital.com.cn, payments return here',
    },
    {
      state: 'good',
      says: 'sanming.hospital.com.cn: channel sanming, 宁波健康, origin https://sanming.hospital.com.cn, payments return here',
    },
  ]);
});

test('a host where nothing can be paid is bad', async () => {
  const narrow = { ...complete, ALLOWED_RETURN_HOSTS: 'hospital.com.cn' };
  expect((await report(narrow)).map(({ state }) => state)).toEqual(['good', 'bad']);
  const wide = { ...complete, ALLOWED_RETURN_HOSTS: '.hospital.com.cn' };
  expect((await report(wide)).map(({ state }) => state)).toEqual(['good', 'good']);
  const [, bad] = await report(narrow);
  expect(bad?.says).toContain('nothing can be paid here: add it to ALLOWED_RETURN_HOSTS');
});

test.each([
  [{ PORTAL_HOSTS: 'hospital.com.cn' }, /^no host is the channel sanming/],
  [
    { PORTAL_HOSTS: 'hospital.com.cn,sanming.hospital.com.cn' },
    /^sanming\.hospital\.com\.cn is the main channel: .* put \.hospital\.com\.cn into PORTAL_HOSTS$/,
  ],
  [{ BRAND_NAME: '' }, /^BRAND_NAME is not set/],
  [{ BRAND_PHONE: '' }, /^BRAND_PHONE is not set/],
  [{ HOSPITAL_LICENCE: '' }, /^HOSPITAL_LICENCE is not set/],
])('%j is to be minded', async (change, says) => {
  const findings = await report({ ...complete, ...change });
  expect(findings).toContainEqual({ state: 'mind', says: expect.stringMatching(says) });
});

test('the specification’s own hosts are channels one by one', async () => {
  const hosts = { PORTAL_HOSTS: 'www.h5.hospital.cn,sanming.h5.hospital.cn' };
  const findings = await report({ ...complete, ...hosts });
  expect(findings.map(({ state }) => state)).toEqual(['good', 'good']);
  expect(findings.map(({ says }) => says.split(',')[0])).toEqual([
    'www.h5.hospital.cn: channel main',
    'sanming.h5.hospital.cn: channel sanming',
  ]);
});
