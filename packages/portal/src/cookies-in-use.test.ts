import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookies } from '@xinglin/platform';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** Set outside this code: by the native app, on the host it opens. */
const setElsewhere = ['nativeAppToken'];

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
  test('has one place that sets it', () => {
    expect(settersOf(key)).toHaveLength(setElsewhere.includes(key) ? 0 : 1);
  });
  test('is read somewhere', () => {
    expect(readersOf(key, name).length).toBeGreaterThan(0);
  });
});
