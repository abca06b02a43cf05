import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeTarget } from './safe-target';
import type { SafeTargetOptions } from './safe-target';

declare const URL: new (
  input: string,
  base?: string,
) => { origin: string; protocol: string; hostname: string; username: string };

const options: SafeTargetOptions = {
  origin: 'https://www.h5.xinglin.example',
  allowedHostSuffixes: ['xinglin.example', '.partner.example', ''],
  nativeSchemes: ['xinglin', 'weixin:', 'javascript', 'intent'],
};

describe('safeTarget', () => {
  test.each([
    ['/', '/', 'site'],
    ['/expert/12?day=2026-12-01#shifts', '/expert/12?day=2026-12-01#shifts', 'site'],
    [
      '/user/login?target=%2Fmy%2Fprofile%3Fa%3D1',
      '/user/login?target=%2Fmy%2Fprofile%3Fa%3D1',
      'site',
    ],
    ['/search?q=杏 林', '/search?q=%E6%9D%8F%20%E6%9E%97', 'site'],
    ['/search?q=https://evil.example', '/search?q=https://evil.example', 'site'],
    ['/a/../b', '/b', 'site'],
    ['https://www.h5.xinglin.example/my/profile', '/my/profile', 'site'],
    ['https://xinglin.example/a', 'https://xinglin.example/a', 'host'],
    ['HTTPS://Pay.Xinglin.Example/a', 'https://pay.xinglin.example/a', 'host'],
    ['https://a.partner.example', 'https://a.partner.example/', 'host'],
    ['https://pay.xinglin.example:443/a', 'https://pay.xinglin.example/a', 'host'],
    ['https://xinglin.example:0443/', 'https://xinglin.example/', 'host'],
    ['https://xinglin.example?@evil.example', 'https://xinglin.example/?@evil.example', 'host'],
    ['https://xinglin.example#@evil.example', 'https://xinglin.example/#@evil.example', 'host'],
    ['/@evil.example', '/@evil.example', 'site'],
    ['/:80/evil.example', '/:80/evil.example', 'site'],
    ['/／evil.example', '/%EF%BC%8Fevil.example', 'site'],
    ['/%252f/evil.example', '/%252f/evil.example', 'site'],
    ['/a?next=//evil.example', '/a?next=//evil.example', 'site'],
    ['xinglin://home', 'xinglin://home', 'native'],
    ['weixin://dl/business', 'weixin://dl/business', 'native'],
  ])('%s is allowed', (target, href, kind) => {
    expect(safeTarget(target, options)).toEqual({ ok: true, href, kind });
  });

  test.each([
    null,
    undefined,
    '',
    ' ',
    ' /a',
    '/a\n',
    'my/profile',
    '?a=1',
    '#a',
    '.',
    '..',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/a%0d%0aSet-Cookie:x',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http:\\\\evil.example',
    'https://evil.example',
    'https://evilxinglin.example',
    'https://xinglin.example.evil.example',
    'https://xinglin.example@evil.example',
    'https://user:pass@xinglin.example',
    'https://xinglin.example.',
    'http://xinglin.example',
    'https://xinglin.example:8443',
    'https://xinglin.example\u3002evil.example',
    'https://www.h5.xinglin.example//evil.example',
    'https://evil.example/\u202e',
    'https://[',
    'https://[::1]/',
    'https://0x7f000001/',
    'https://xinglin.example..',
    'https://xinglin%2eexample%2eevil.example',
    'https://xinglin.example%00.evil.example',
    'https://xn--xinglin-.example',
    'https://ⓔvil.example',
    'https://evil.example/.xinglin.example',
    'https://evil.example?.xinglin.example',
    'https://evil.example#.xinglin.example',
    'https://evil.example\\.xinglin.example',
    'https://evil.example;.xinglin.example.evil',
    'https://xinglin.example:99999/',
    'wss://xinglin.example/',
    'ftp://xinglin.example/',
    'intent://home#Intent;scheme=xinglin;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
    'android-app://org.example',
    'content://org.example/a',
    'xinglin',
    ':xinglin://home',
    '%6aavascript:alert(1)',
    '&#106;avascript:alert(1)',
    '/\u00a0/evil.example\u00a0',
    '\ufeff/a',
    '/a\u0000',
    '/a/%2e%2e/%2F/evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://xinglin.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://www.h5.xinglin.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'tel:120',
    'other://home',
    'xinglin://user@home',
    `/${'a'.repeat(2048)}`,
  ])('%j is refused', (target) => {
    expect(safeTarget(target, options)).toEqual({
      ok: false,
      reason: 'illegal router path',
      href: '/',
    });
  });

  test('a development site allows its own port and plain http', () => {
    const local = {
      ...options,
      origin: 'http://www.h5.portal.localhost:3000',
      allowedHostSuffixes: ['h5.portal.localhost'],
    };
    expect(safeTarget('http://sanming.h5.portal.localhost:3000/a', local).ok).toBe(true);
    expect(safeTarget('http://sanming.h5.portal.localhost:4000/a', local).ok).toBe(false);
  });

  test('whatever comes, an allowed target stays on the site, an allowed host or a native scheme', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      ' ',
      'a',
      'https:',
      'http://',
      'javascript:',
      'xinglin:',
      'weixin://',
      'data:',
      'evil.example',
      'xinglin.example',
      'www.h5.xinglin.example',
      'partner.example',
      '.',
      ':8443',
      '。',
      '／',
      'ｅ',
    );
    const target = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.webPath().map((path) => `/${path}`),
    );
    let allowed = 0;
    fc.assert(
      fc.property(target, (input) => {
        const result = safeTarget(input, options);
        // Where a browser would really go, starting from a page of the site.
        const url = new URL(result.href, options.origin);
        if (!result.ok) return result.href === '/';
        allowed += 1;
        if (result.kind === 'site') {
          return url.origin === options.origin && /^\/(?![/\\])/.test(result.href);
        }
        if (result.kind === 'native') return ['xinglin:', 'weixin:'].includes(url.protocol);
        return (
          url.protocol === 'https:' &&
          url.username === '' &&
          /(^|\.)(xinglin|partner)\.example$/.test(url.hostname)
        );
      }),
      { numRuns: 2000 },
    );
    // Otherwise the property would say nothing.
    expect(allowed).toBeGreaterThan(50);
  });

  test('an allowed target is allowed again and stays the same', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const first = safeTarget(`/${path}?${query}`, options);
        expect(safeTarget(first.href, options).href).toBe(first.href);
      }),
    );
  });
});
