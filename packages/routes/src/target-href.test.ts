import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedTarget, targetHref } from './target-href';

it.each([
  [null, '/'],
  [undefined, '/'],
  ['', '/'],
  ['/my/order/list?group=confirmed#top', '/my/order/list?group=confirmed#top'],
  ['https://www.example.com/search', '/mp?target=https%3A%2F%2Fwww.example.com%2Fsearch'],
  ['xinglin://open?path=/a', '/mp?target=xinglin%3A%2F%2Fopen%3Fpath%3D%2Fa'],
  ['//evil.example', '/mp?target=%2F%2Fevil.example'],
  ['javascript:alert(1)', '/mp?target=javascript%3Aalert(1)'],
])('of %j is %j', (target, path) => {
  expect(targetHref(target)).toBe(path);
});

it.each([
  [null, undefined],
  ['', undefined],
  ['/search', '/search'],
  ['https://www.example.com/search', '/mp?target=https%3A%2F%2Fwww.example.com%2Fsearch'],
])('named as %j is %j', (target, path) => {
  expect(namedTarget(target)).toBe(path);
});

it('stays on the site, and loses nothing of what the server is to check', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.webUrl(), fc.webPath()), (target) => {
      const here = 'https://here.example';
      const url = new URL(targetHref(target), here);
      expect(url.origin).toBe(here);
      const handedOn = url.pathname === '/mp' ? url.searchParams.get('target') : null;
      if (handedOn !== null) expect([handedOn, url.pathname]).toEqual([target, '/mp']);
      else expect(url.href.startsWith(`${here}/`)).toBe(true);
    }),
  );
});
