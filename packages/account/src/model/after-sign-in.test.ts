import { describe, expect, it } from 'vitest';
import { pathAfterSignIn } from './after-sign-in';

describe('pathAfterSignIn', () => {
  it.each([
    [false, '/my/order/list?group=confirmed', '/my/order/list?group=confirmed'],
    [false, null, '/'],
    [false, 'https://example.com/a', '/mp?target=https%3A%2F%2Fexample.com%2Fa'],
    [false, 'xinglin://open', '/mp?target=xinglin%3A%2F%2Fopen'],
    [false, '//example.com', '/mp?target=%2F%2Fexample.com'],
    [true, '/my/order/list', '/authLogin?target=%2Fmy%2Forder%2Flist'],
    [true, null, '/authLogin?target=%2F'],
    [
      true,
      'https://example.com/',
      '/authLogin?target=%2Fmp%3Ftarget%3Dhttps%253A%252F%252Fexample.com%252F',
    ],
  ])('temporary %s, target %s: %s', (isTempLogin, target, path) => {
    expect(pathAfterSignIn({ isTempLogin }, target)).toBe(path);
  });
});
