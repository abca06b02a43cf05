import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path';

declare const URL: new (input: string, base?: string) => { origin: string };

describe('sitePath', () => {
  it.each([
    ['/my/order/list?group=confirmed#top', '/my/order/list?group=confirmed#top'],
    ['/', '/'],
    ['https://example.com/', null],
    ['https://portal.invalid/my', null],
    ['//example.com', null],
    ['/\\example.com', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('of %j is %j', (target, path) => {
    expect(sitePath(target)).toBe(path);
  });

  it('never leaves the site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (target) => {
        const path = sitePath(target);
        if (path !== null)
          expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
      }),
    );
  });
});
