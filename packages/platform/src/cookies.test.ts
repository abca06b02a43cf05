import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cookieName,
  cookies,
  parseCookies,
  readCookie,
  serializeCookie,
  serializeCookieRemoval,
} from './cookies';
import type { CookieName } from './cookies';
import { keepsCookies } from './keeps-cookies';

const names = Object.keys(cookies) as CookieName[]; // the keys of a literal object

describe('serializeCookie', () => {
  test.each([
    [
      serializeCookie('session', 'abc', { secure: true, maxAgeSeconds: 1800 }),
      '__Host-xl_token=abc; Path=/; Max-Age=1800; SameSite=Lax; Secure; HttpOnly',
    ],
    [
      serializeCookie('session', 'abc', { secure: true }),
      '__Host-xl_token=abc; Path=/; SameSite=Lax; Secure; HttpOnly',
    ],
    [
      serializeCookie('device', 'd', { secure: false }),
      'xl_device=d; Path=/; Max-Age=2592000; SameSite=Lax',
    ],
    [
      serializeCookie('mode', 'elder', { secure: true }),
      '__Host-xl_mode=elder; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ],
    [
      serializeCookie('city', '北京; HttpOnly', { secure: true }),
      '__Host-xl_city=%E5%8C%97%E4%BA%AC%3B%20HttpOnly; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ],
    [
      serializeCookieRemoval('session', { secure: true }),
      '__Host-xl_token=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    ],
    [
      serializeCookie('theme', 'dark', { secure: false, maxAgeSeconds: -5.5 }),
      'xl_theme=dark; Path=/; Max-Age=0; SameSite=Lax',
    ],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test('every token is out of reach of scripts, and nothing else is', () => {
    const hidden = names.filter((name) =>
      serializeCookie(name, 'x', { secure: true }).includes('HttpOnly'),
    );
    expect(hidden).toEqual(['session', 'previousToken', 'nativeAppToken', 'temporaryToken']);
  });

  test('only page-from is set at the root domain', () => {
    const options = { secure: true, rootDomain: 'example.org' };
    const wide = names.filter((name) => serializeCookie(name, 'x', options).includes('Domain'));
    expect(wide).toEqual(['pageFrom']);
    expect(serializeCookie('pageFrom', 'x', options)).toContain('; Domain=example.org;');
    expect(serializeCookieRemoval('pageFrom', options)).toContain('; Domain=example.org;');
    for (const rootDomain of ['', 'org', 'example.org; HttpOnly', 'a..b']) {
      expect(serializeCookie('pageFrom', 'x', { secure: true, rootDomain })).not.toContain(
        'Domain',
      );
    }
  });

  test.each<[CookieName, number | null]>([
    ['previousToken', 60],
    ['nativeAppToken', 43_200],
    ['temporaryToken', 2_592_000],
    ['appId', 2_592_000],
    ['sourceId', 2_592_000],
    ['portalHost', 2_592_000],
    ['device', 2_592_000],
    ['experiment', 2_592_000],
    ['aiOrigin', 3600],
    ['pageFrom', null],
  ])('%s lives %s seconds, as the specification says', (name, life) => {
    expect(cookies[name].maxAgeSeconds).toBe(life);
  });

  test('all but page-from are taken by the browser from this very host alone', () => {
    const open = names.filter((name) => !cookieName(name, { secure: true }).startsWith('__Host-'));
    expect(open).toEqual(['pageFrom']);
    // What browsers ask of such a name (RFC 6265bis, 4.1.3.2), or they keep nothing.
    for (const name of names.filter((one) => !open.includes(one))) {
      const written = serializeCookie(name, 'x', { secure: true, rootDomain: 'example.org' });
      expect(written).toMatch(/; Path=\/;.*; Secure/);
      expect(written).not.toContain('Domain');
    }
  });

  test('no two have one name', () => {
    expect(new Set(names.map((name) => cookies[name].name)).size).toBe(names.length);
  });

  // fast-check lists every code point before its first string of any.
  const longMs = 30_000;
  test('any value comes back as it was, among any others', { timeout: longMs }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string(),
        (name, value, other) => {
          const [pair = '', ...attributes] = serializeCookie(name, value, { secure: true }).split(
            '; ',
          );
          expect(
            attributes.every((one) =>
              /^(Path=\/|Max-Age=\d+|SameSite=Lax|Secure|HttpOnly)$/.test(one),
            ),
          ).toBe(true);
          // A name that comes twice is refused, which is another test's.
          fc.pre(!other.includes('xl_'));
          expect(readCookie(`${pair}; other=${other}`, name, { secure: true })).toBe(
            value.replace(/\p{Surrogate}/gu, '\ufffd'),
          );
        },
      ),
    );
  });
});

describe('parseCookies', () => {
  test.each([
    ['a=1; b=2', { a: '1', b: '2' }],
    ['a=1;b=2', { a: '1', b: '2' }],
    ['a=1; a=2', {}],
    ['a=1; b=2; a=1', { b: '2' }],
    ['\u00a0a=1; b\u2000=2;\ta = 3', { '\u00a0a': '1', 'b\u2000': '2', a: '3' }],
    ['a=b=c', { a: 'b=c' }],
    ['a="quoted"', { a: 'quoted' }],
    ['a=%', { a: '%' }],
    ['a; =1; ; b=', { b: '' }],
    ['__proto__=1', { ['__proto__']: '1' }],
    ['', {}],
    [null, {}],
  ])('%j', (header, expected) => {
    expect([...parseCookies(header)]).toEqual(Object.entries(expected));
  });

  test('an empty cookie counts as absent', () => {
    expect(readCookie('xl_token=', 'session', { secure: false })).toBeNull();
    expect(readCookie(undefined, 'session', { secure: false })).toBeNull();
  });

  test('one that a neighbouring host may have set is not read', () => {
    const secure = { secure: true };
    expect(readCookie('xl_token=theirs', 'session', secure)).toBeNull();
    const both = 'xl_token=theirs; __Host-xl_token=mine; __host-xl_token=theirs';
    expect(readCookie(both, 'session', secure)).toBe('mine');
    expect(readCookie('xl_token=mine; xl_token=theirs', 'session', { secure: false })).toBeNull();
  });

  test('no header makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => parseCookies(header).size >= 0),
    );
  });
});

describe('whether cookies are kept', () => {
  /** A document that keeps, or does not, what is assigned to it. */
  const pageThat = (keeps: boolean) => {
    const jar = new Map<string, string>();
    return {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
        if (text.includes('Max-Age=0')) jar.delete(name);
        else if (keeps) jar.set(name, value);
      },
    };
  };

  test('is tried, and nothing stays of it', () => {
    const page = pageThat(true);
    expect(keepsCookies(page)).toBe(true);
    expect(page.cookie).toBe('');
    expect(keepsCookies(pageThat(false))).toBe(false);
  });

  test('is no where they may not even be asked for', () => {
    const closed = Object.defineProperty({ cookie: '' }, 'cookie', {
      get: () => {
        throw new Error('The operation is insecure.');
      },
    });
    expect(keepsCookies(closed)).toBe(false);
  });
});
