import { describe, expect, it } from 'vitest';
import { pathAfterSignIn } from './after-sign-in';

describe('pathAfterSignIn', () => {
  it.each([
    [false, '/my/order/list?group=confirmed', '/my/order/list?group=confirmed'],
    [false, null, '/'],
    [false, 'https://example.com/', '/'],
    [false, '//example.com', '/'],
    [true, '/my/order/list', '/authLogin?target=%2Fmy%2Forder%2Flist'],
    [true, 'javascript:alert(1)', '/authLogin?target=%2F'],
  ])('temporary %s, target %s: %s', (isTempLogin, target, path) => {
    expect(pathAfterSignIn({ isTempLogin }, target)).toBe(path);
  });
});
