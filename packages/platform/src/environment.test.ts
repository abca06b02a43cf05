import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canHideNavBar,
  detectEnvironment,
  environmentPatterns,
  isMobile,
  progressOffset,
  topOffset,
} from './environment';
import { userAgents } from './testing/user-agents';

describe('detectEnvironment', () => {
  test('the table has at least 40 user agents, each once', () => {
    expect(userAgents.length).toBeGreaterThanOrEqual(40);
    expect(new Set(userAgents.map(({ userAgent }) => userAgent)).size).toBe(userAgents.length);
  });

  test.each(userAgents)('$name', ({ userAgent, is, appVersion = null }) => {
    const { appVersion: version, ...flags } = detectEnvironment(userAgent);
    const seen = Object.entries(flags).flatMap(([key, value]) => (value ? [key] : []));
    expect(seen.toSorted()).toEqual([...is].toSorted());
    expect(version).toBe(appVersion);
  });

  test('no header at all is no app at all', () => {
    const { appVersion, ...flags } = detectEnvironment(null);
    expect(Object.values(flags)).not.toContain(true);
    expect(appVersion).toBeNull();
  });

  test('nothing makes it throw, and only an own app has a version', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seen = detectEnvironment(text);
        expect(seen.appVersion === null || seen.userApp || seen.doctorApp).toBe(true);
      }),
    );
  });

  test('a later version never counts less', () => {
    const part = fc.nat({ max: 30 });
    const version = fc.tuple(fc.integer({ min: 1, max: 30 }), part, part);
    const count = (parts: readonly number[]): number =>
      detectEnvironment(`XinglinUser/${parts.join('.')}`).appVersion ?? Number.NaN;
    fc.assert(
      fc.property(version, version, (one, other) => {
        const [first = one, second = other] = [one, other].toSorted(
          (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2],
        );
        expect(count(first)).toBeLessThanOrEqual(count(second));
      }),
    );
  });

  test('no pattern keeps a place between two uses', () => {
    for (const pattern of Object.values(environmentPatterns)) {
      expect(pattern.flags).not.toMatch(/[gy]/);
    }
  });
});

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15';

describe('offsets', () => {
  test.each<[string, string, number, number]>([
    ['a browser', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 0, 0],
    ['the users’ app on Android', 'Mozilla/5.0 (Linux; Android 14) XinglinUser/3.5.7', 0, 44],
    ['the users’ app on an iPhone', `${iphone} XinglinUser/3.5.7 (iPhone10,4)`, 20, 64],
    ['the users’ app on an iPhone X', `${iphone} XinglinUser/3.5.7 (iPhone10,3)`, 44, 88],
    ['the doctors’ app on an iPhone', `${iphone} XinglinDoctor/2.1.0`, 20, 64],
    ['the messaging app', `${iphone} MicroMessenger/8.0.49`, -44, 0],
    ['alipay', `${iphone} AlipayClient/10.5.96`, 0, 0],
  ])('%s', (_, userAgent, top, progress) => {
    const environment = detectEnvironment(userAgent);
    expect(topOffset(environment)).toBe(top);
    expect(progressOffset(environment)).toBe(progress);
  });
});

test.each([
  ['XinglinUser/3.5.6', false],
  ['XinglinUser/3.5.7', true],
  ['XinglinDoctor/4.0.0', true],
  ['XinglinUser/', false],
  ['MicroMessenger/8.0.49', false],
])('%s can hide its bar: %s', (userAgent, can) => {
  expect(canHideNavBar(detectEnvironment(userAgent))).toBe(can);
});

test.each([
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, false, true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36', false, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', true, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', false, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36', false, false],
])('%s, used with the finger: %s, is mobile: %s', (userAgent, coarse, mobile) => {
  const host = { navigator: { userAgent }, matchMedia: () => ({ matches: coarse }) };
  expect(isMobile(host)).toBe(mobile);
});
