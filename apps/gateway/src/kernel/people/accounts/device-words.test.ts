import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deviceOf } from './device-words';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

it.each([
  [`${phone} ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
  [`${phone} ${webKit} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
  [`${phone} ${webKit} Mobile/15E148 MicroMessenger/8.0.50`, 'chatApp', 'ios'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 'chrome', 'android'],
  [`Mozilla/5.0 (Linux; Android 14) ${chrome} XinglinUser/3.5.7`, 'app', 'android'],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${chrome} HuaweiBrowser/5.0`, 'huawei', 'harmony'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${chrome} Safari/537.36 Edg/131.0`, 'edge', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Firefox/133.0', 'firefox', 'mac'],
  ['curl/8.5.0', null, null],
  [null, null, null],
  ['Chrome/'.repeat(1000), null, null],
])('of %s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it('reads any words without an error', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2000 }), (words) => deviceOf(words) !== undefined));
});
