import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { ListOf, Nothing } from '../shapes';

/** What stands around every page (spec 3 §7.1). It is loaded with all of them, so nothing else belongs here. */
export const home = defineCalls({
  /** The tabs at the bottom; `name` is a route name, `key` names text and icon. */
  getHomeTabbar: {
    path: '/bffnode/home/tabbar',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(z.object({ key: z.string(), name: z.string() }).meta({ id: 'TabItem' })),
  },
});
