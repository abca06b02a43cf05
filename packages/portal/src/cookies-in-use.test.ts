import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookies } from '@xinglin/platform';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** In how many places a cookie is set, where it is not one. */
const placesOf = new Map([
  // By the native app, on the host it opens.
  ['nativeAppToken', 0],
  // By the choice on a page, and by an address that names one.
  ['language', 2],
]);

const sources = globSync('{packages,apps,partners}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|stories)\.|packages\/platform\/|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The sources in which a cookie is read: by its key, or by its name where a script of a few lines reads it. */
function readersOf(key: string, name: string): readonly string[] {
  const read = new RegExp(
    `(?:readCookie\\([^()]*|\\b(?:tokenIn|read)\\()'${key}'[,)]|cookies\\.${key}\\.name|\\b${name}=`,
  );
  return sources.filter(({ text }) => read.test(text)).map(({ file }) => file);
}

/** The sources in which it is set: they serialise cookies and name this one other than to read or remove it. */
function settersOf(key: string): readonly string[] {
  const removedOrRead =
    /(?:readCookie\([^()]*|\b(?:tokenIn|read)\(|serializeCookieRemoval\(\s*)'\w+'/g;
  return sources
    .filter(
      ({ text }) =>
        /\bserializeCookie\(/.test(text) && text.replace(removedOrRead, '').includes(`'${key}'`),
    )
    .map(({ file }) => file);
}

describe.each(Object.entries(cookies))('the cookie %s', (key, { name }) => {
  test('is set in one place, unless its list says otherwise', () => {
    expect(settersOf(key)).toHaveLength(placesOf.get(key) ?? 1);
  });
  test('is read somewhere', () => {
    expect(readersOf(key, name).length).toBeGreaterThan(0);
  });
});
