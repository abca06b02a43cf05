import { expect, test } from 'vitest';
import { addressInLanguage } from './address-in-language';

const origin = 'https://portal.example.org';

test.each([
  ['kept by a cookie', '/a?lang=it', null, '/a'],
  ['carried by the address', '/a?x=1', 'fr', '/a?x=1&lang=fr'],
  [
    'a target that named another',
    '/overseas/login?target=%2Fa%3Flang%3Dit%26b%3D1',
    null,
    '/overseas/login?target=%2Fa%3Fb%3D1',
  ],
  [
    'a target, without cookies',
    '/overseas/login?target=%2Fa%3Flang%3Dit%23c',
    'fr',
    '/overseas/login?target=%2Fa%3Flang%3Dfr%23c&lang=fr',
  ],
  ['a target without a language', '/b?target=%2Fa', null, '/b?target=%2Fa'],
  [
    'a target elsewhere',
    '/b?target=https%3A%2F%2Fother.example.org%2F%3Flang%3Dit',
    null,
    '/b?target=https%3A%2F%2Fother.example.org%2F%3Flang%3Dit',
  ],
  ['a broken target', '/b?target=http%3A%2F%2F%5B', null, '/b?target=http%3A%2F%2F%5B'],
])('a language is chosen: %s', (_name, address, locale, expected) => {
  expect(addressInLanguage(new URL(address, origin), locale).href).toBe(origin + expected);
});
