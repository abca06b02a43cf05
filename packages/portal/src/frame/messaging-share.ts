import { loadScript, type GetWeixinBindConfigResponse as Signature } from '@xinglin/gateway-sdk';
import type { SharedPage } from '@xinglin/platform';

/** The messaging app's own script; it comes within 10 s or not at all. */
export const messagingScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** What is reported when the app refuses or its script does not come (spec 1 §8). */
export const shareFailure = '微信sdk初始化失败';

/** What passing a page on is called in the app's menu. */
const shareItems = { menuList: ['menuItem:share:appMessage', 'menuItem:share:timeline'] };

/** The parts of the messaging app's script that the portal uses. */
export interface MessagingApp {
  config(options: Signature & { debug: boolean; jsApiList: readonly string[] }): void;
  ready(then: () => void): void;
  error(then: (reason: unknown) => void): void;
  updateAppMessageShareData(page: {
    title: string;
    desc: string;
    link: string;
    imgUrl: string;
  }): void;
  updateTimelineShareData(page: { title: string; link: string; imgUrl: string }): void;
  /** The only one that passes on music and videos. */
  onMenuShareAppMessage(page: {
    title: string;
    desc: string;
    link: string;
    imgUrl: string;
    type: 'music' | 'video';
    dataUrl: string;
  }): void;
  /** There where a mini-program's web view shows the page: what that mini-program passes on. */
  readonly miniProgram?: {
    postMessage(message: { data: { title: string; path: string; imageUrl: string } }): void;
  };
  hideMenuItems(items: typeof shareItems): void;
  showMenuItems(items: typeof shareItems): void;
}

/** What {@link createMessagingShare} needs of the page around it. */
export interface MessagingShareOptions {
  /** Asks the gateway for the signature of an address. */
  readonly sign: (url: string) => Promise<Signature>;
  readonly load?: (url: string) => Promise<void>;
  readonly host?: Pick<Window, 'location' | 'reportError'> & {
    readonly document: Pick<Document, 'documentElement'>;
    readonly wx?: MessagingApp;
  };
}

/**
 * Tells the messaging app what its own menu passes on: the page in view, or nothing where the route forbids it. It is
 * asked for an agreement a page address, on iOS for the address the person came in by, which is all its browser sees.
 */
export function createMessagingShare({
  sign,
  load = loadScript,
  host = window,
}: MessagingShareOptions): (page: () => SharedPage | null) => Promise<void> {
  const addressNow = (): string => host.location.href.replace(/#.*/, '');
  const landing = addressNow();
  const isIos = host.document.documentElement.dataset['system'] === 'ios';
  let agreed: { readonly address: string; readonly app: Promise<MessagingApp> } | null = null;

  async function agree(address: string): Promise<MessagingApp> {
    const [signature] = await Promise.all([sign(address), load(messagingScript)]);
    const { wx } = host;
    if (!wx) throw new Error('the script brought nothing');
    return new Promise((resolve, reject) => {
      wx.ready(() => resolve(wx));
      wx.error(reject);
      wx.config({
        ...signature,
        debug: false,
        jsApiList: [
          'updateAppMessageShareData',
          'updateTimelineShareData',
          'onMenuShareAppMessage',
          'hideMenuItems',
          'showMenuItems',
        ],
      });
    });
  }

  return async (pageInView) => {
    const address = isIos ? landing : addressNow();
    const mine = agreed?.address === address ? agreed : { address, app: agree(address) };
    agreed = mine;
    try {
      const app = await mine.app;
      // The person has gone on meanwhile, and that page tells for itself.
      if (agreed !== mine) return;
      const shared = pageInView();
      if (shared === null) return app.hideMenuItems(shareItems);
      const { title, description: desc, url: link, icon, media, miniProgram } = shared;
      const imgUrl = icon ?? '';
      const page = { title, desc, link, imgUrl };
      if (media) app.onMenuShareAppMessage({ ...page, type: media.type, dataUrl: media.url });
      else app.updateAppMessageShareData(page);
      if (miniProgram) {
        const { path } = miniProgram;
        app.miniProgram?.postMessage({
          data: { title: miniProgram.title, path, imageUrl: imgUrl },
        });
      }
      app.updateTimelineShareData({ title, link, imgUrl });
      app.showMenuItems(shareItems);
    } catch (error) {
      // Another page may have more luck; this one is passed on by its address, as the app does by itself.
      if (agreed === mine) agreed = null;
      host.reportError(new Error(shareFailure, { cause: error }));
    }
  };
}
