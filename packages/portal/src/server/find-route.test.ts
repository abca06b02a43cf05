import { matchRoute, routes } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { findRoute } from './find-route';

test.each(['/chronic-disease/report', '/drug/record/list'])(
  '%s waits for a page, and is no other route’s address',
  (path) => {
    expect(findRoute(routes, path)).toBeNull();
    // Without the declared routes it would be some page, if only the catch-all.
    expect(matchRoute(routes, path)).not.toBeNull();
  },
);

test.each(['/hospital/7', '/expert/7', '/my/order/detail/7', '/no/such/page'])(
  '%s is what its table says',
  (path) => {
    expect(findRoute(routes, path)).toEqual(matchRoute(routes, path));
  },
);
