import { z } from 'zod';
import { defineCalls } from './define-calls';

/** The messaging app around a page (spec 1 §7, chat-app and mini-program). */
export const wechat = defineCalls({
  /**
   * What the messaging app asks for before a page may use its functions (spec 1 §3): a signature over the page's
   * address. Only addresses of the portals are signed.
   */
  getWeixinBindConfig: {
    path: '/weixin/weixinbind/config',
    access: 'open',
    kind: 'query',
    request: z.object({
      /** The page's absolute address; what follows a `#` is not signed. */
      url: z.url({ protocol: /^https?$/ }).max(2048),
    }),
    response: z.object({
      appId: z.string(),
      /** Seconds since 1970. */
      timestamp: z.number().int(),
      nonceStr: z.string(),
      /** SHA-1 in hexadecimal digits. */
      signature: z.string().regex(/^[0-9a-f]{40}$/),
    }),
  },
});
