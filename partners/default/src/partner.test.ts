import { channelSettings, mainSettings } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { partner } from './index';

test('a partner has everything of the main portal but its customer service in the floating menu', () => {
  expect(channelSettings(partner.settings)).toEqual({
    ...mainSettings,
    floatingMenu: { ...mainSettings.floatingMenu, service: false },
  });
});
