import { z } from 'zod';

/** Programs that people tell apart: those that show web pages, and the product's own app. */
export const deviceBrowsers = [
  'app',
  'chatApp',
  'alipay',
  'edge',
  'firefox',
  'huawei',
  'samsung',
  'chrome',
  'safari',
] as const;

/** What devices run on. */
export const deviceSystems = ['ios', 'android', 'harmony', 'windows', 'mac', 'linux'] as const;

/** What a device said of itself when it signed in; null where it is none of these. */
export const DeviceFields = {
  browser: z.enum(deviceBrowsers).nullable(),
  system: z.enum(deviceSystems).nullable(),
};
