import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInside, nativeLink, type NativeApp } from './native-apps';

const checkedInApp = (scheme: string, target: string) =>
  `${scheme}://open?${new URLSearchParams({ path: `/mp?target=${encodeURIComponent(target)}` })}`;

test.each<[NativeApp, string | null, string]>([
  ['user', null, 'xinglin://open?path=%2F'],
  ['user', '/hospital/1?tab=a', 'xinglin://open?path=%2Fhospital%2F1%3Ftab%3Da'],
  ['user', 'xinglin://scan', 'xinglin://scan'],
  // What is no page of the site, the app's page `/mp` has the server check.
  ['user', 'xinglin-doctor://scan', checkedInApp('xinglin', 'xinglin-doctor://scan')],
  ['user', 'https://evil.example/', checkedInApp('xinglin', 'https://evil.example/')],
  ['user', '//evil.example/', checkedInApp('xinglin', '//evil.example/')],
  ['user', 'javascript:alert(1)', checkedInApp('xinglin', 'javascript:alert(1)')],
  ['doctor', '/my/profile', 'xinglin-doctor://open?path=%2Fmy%2Fprofile'],
  ['digitalPayment', 'dcep://pay/1', 'dcep://pay/1'],
  ['digitalPayment', 'alipays://pay', checkedInApp('dcep', 'alipays://pay')],
])('%s with %s opens %s', (app, target, link) => {
  expect(nativeLink(app, target)).toBe(link);
});

test('no target makes a link of another scheme', () => {
  const begun = fc.constantFrom('', '/', '//', 'xinglin:', 'https://', 'javascript:', 'intent://');
  fc.assert(
    fc.property(
      begun,
      fc.string({ unit: 'binary-ascii', maxLength: 40 }),
      (start, rest) => new URL(nativeLink('user', start + rest)).protocol === 'xinglin:',
    ),
  );
});

test.each([
  ['user', 'Mozilla/5.0 XinglinUser/3.5.7', true],
  ['user', 'Mozilla/5.0 XinglinDoctor/1.0.0', false],
  ['doctor', 'Mozilla/5.0 XinglinDoctor/1.0.0', true],
  ['digitalPayment', 'Mozilla/5.0 XinglinUser/3.5.7', false],
] as const)('whether %s runs %s: %s', (app, userAgent, inside) => {
  expect(isInside(app, userAgent)).toBe(inside);
});
