import { z } from 'zod';
import { defineCalls } from './define-calls';
import { Id } from './shapes';

export const payment = defineCalls({
  /** The cashier's address for an order that awaits payment. `returnUrl` is checked against the allowed hosts. */
  getH5PayUrl: {
    path: '/pay/geth5payurl.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: Id,
      returnUrl: z.string().min(1).max(2000),
      /** Name of a provider that the gateway is configured for; the first of them when left out. */
      provider: z.string().min(1).max(32).optional(),
    }),
    response: z.object({ url: z.url() }),
  },
});
