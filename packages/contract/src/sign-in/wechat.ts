import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { Instant, Nothing, opaqueText } from '../shapes';

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
  /**
   * A link that opens a page of the mini-program from a browser. Links are kept and shared, since the messaging app
   * makes only so many a day. Refuses with `illegalPageAddress` for a page that is not opened from outside, with
   * `messagingAppUnavailable`, and with `rateLimited` by address.
   */
  getMiniProgramUrlLink: {
    path: '/modulewechat/wxminiprogram/common/getUrlLink',
    access: 'open',
    kind: 'query',
    request: z.object({
      /** The mini-program's own name of its page: `pages/index/index`. */
      path: opaqueText({ max: 128 }),
      /** What the page is told, without a question mark: the characters that the messaging app takes. Nothing personal. */
      query: z
        .string()
        .max(512)
        .regex(/^[\w!#$&'()*+,/:;=?@.~%-]*$/)
        .default(''),
    }),
    response: z.object({
      urlLink: z.url(),
      /** Until then it opens. */
      expiredTime: Instant,
    }),
  },
  /** The app id of our platform to which owners of accounts entrust them. Refuses with `messagingAppUnavailable`. */
  getComponentAppId: {
    path: '/modulewechat/component/getcomponent_appid',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({ componentAppId: z.string() }),
  },
  /**
   * A code by which the owner of an account entrusts it to our platform, and where they do so. The specification names
   * no access: an owner is staff whom the messaging app itself asks who they are, so a bound number is enough here, and a
   * person gets 20 codes an hour. Each ask makes a code of its own: an unused one expires. Refuses
   * with `illegalPageAddress`, `messagingAppUnavailable`, and with `rateLimited` by account.
   */
  getPreAuthInfo: {
    path: '/modulewechat/component/getpreauthinfo',
    access: 'bound',
    kind: 'mutation',
    waitsOutside: true,
    request: z.object({
      /** Where the owner goes afterwards: a path of the portal, or an address of a portal. */
      returnUrl: opaqueText({ max: 2048 }).default('/'),
    }),
    response: z.object({
      componentAppId: z.string(),
      preAuthCode: z.string(),
      expiredTime: Instant,
      /** For who is in the messaging app. */
      openUrl: z.url(),
      /** For a large screen: a page that shows a code to scan. */
      scanUrl: z.url(),
    }),
  },
});
