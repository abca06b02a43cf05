import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startTinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { completeAnswers } from './call-rows';
import { ChannelFacts } from './channel-facts';
import { loadChannels } from './channels';
import { readConfig } from './config';
import { readHost } from './host';
import { readFacts } from './request-facts';

test('the licence stands on the main portal alone, and one-key sign-in on the hosts that are listed', async () => {
  const [gateway, channels] = [await startTinyGateway(), await loadChannels(tinyPortal)];
  const known = new ChannelFacts({
    config: readConfig(
      {
        GATEWAY_URL: gateway.url,
        HOSPITAL_LICENCE: 'A-1',
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
    const { licence, oneKeySignIn } = (await known.of(facts)).current;
    return { licence, oneKeySignIn };
  };
  expect(await settingsOn('www.h5.portal.localhost')).toEqual({
    licence: 'A-1',
    oneKeySignIn: false,
  });
  expect(await settingsOn('sanming.h5.portal.localhost')).toEqual({
    licence: null,
    oneKeySignIn: true,
  });
  await gateway.close();
});
