import type { SettingsChange } from '@xinglin/routes';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Portal } from '../feature';
import { startTinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { completeAnswers } from './call-rows';
import { ChannelFacts } from './channel-facts';
import { loadChannels } from './channels';
import { readConfig } from './config';
import { readHost } from './host';
import { readFacts } from './request-facts';

const entry = (id: string, settings: SettingsChange) => ({
  id,
  load: async () => ({ id, hosts: [id], appId: `app-${id}`, themeColor: '#123456', settings }),
});
const portal: Portal = {
  ...tinyPortal,
  channels: async () => ({
    partners: [
      entry('sanming', { phone: '95169000' }),
      // A hospital with a licence of its own.
      entry('vip', { phone: '95169060', licence: 'B-2' }),
    ],
    defaultPartner: entry('default', {}),
  }),
};

test('the licence is shown on every channel, one-key sign-in on the listed hosts, the corporate consult site on all', async () => {
  const [gateway, channels] = [await startTinyGateway(), await loadChannels(portal)];
  const known = new ChannelFacts({
    config: readConfig(
      {
        GATEWAY_URL: gateway.url,
        HOSPITAL_LICENCE: 'A-1',
        CORPORATE_CONSULT_ORIGIN: 'https://corporate.example',
        ONE_KEY_HOSTS: 'sanming.h5.portal.localhost',
      },
      'PORT',
      0,
    ),
    gatewayFetch: fetch,
    complete: completeAnswers({ warn: () => undefined }),
    log: pino({ enabled: false }),
    now: () => 0,
  });
  const settingsOn = async (host: string) => {
    const served = readHost(host, ['.portal.localhost']);
    if (!served) throw new Error(`${host} is not served`);
    const channel = channels.byLabel(served.label);
    const request = new Request(`http://${host}/`);
    const facts = readFacts(request, served, channel, '127.0.0.1');
    const { current, guard } = await known.of(facts);
    const { licence, oneKeySignIn, phone } = current;
    return { licence, oneKeySignIn, phone, corporateOrigin: guard.corporateOrigin };
  };
  expect(await settingsOn('www.h5.portal.localhost')).toEqual({
    licence: 'A-1',
    oneKeySignIn: false,
    phone: '95169020',
    corporateOrigin: 'https://corporate.example',
  });
  expect(await settingsOn('sanming.h5.portal.localhost')).toEqual({
    licence: 'A-1',
    oneKeySignIn: true,
    phone: '95169000',
    corporateOrigin: 'https://corporate.example',
  });
  // No partner claims it: the default partner set, which has the main portal's customer service.
  expect(await settingsOn('molife.h5.portal.localhost')).toEqual({
    licence: 'A-1',
    oneKeySignIn: false,
    phone: '95169020',
    corporateOrigin: 'https://corporate.example',
  });
  expect((await settingsOn('vip.h5.portal.localhost')).licence).toBe('B-2');
  await gateway.close();
});
