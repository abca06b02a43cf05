import { canHideNavBar, detectEnvironment, isOwnApp, type Environment } from './environment';

/** What a page shares (spec 1 §3, share config). Texts are words by now, addresses absolute. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly icon: string | null;
  /** Music or a video that is passed on in the place of the page. */
  readonly media: { readonly type: 'music' | 'video'; readonly url: string } | null;
  /** The page of a mini-program that opens this one. */
  readonly miniProgram: {
    readonly userName: string;
    readonly title: string;
    readonly path: string;
  } | null;
}

/** What a page asks the app around it for. Each answers whether there was an app that took it. */
export interface NativeBridge {
  /** Closes the window of the page. */
  close(): boolean;
  /** Shows or hides the app's own navigation bar; only apps of a version that can. */
  hideNavBar(hidden: boolean): boolean;
  /** Opens the app's sheet for sharing. */
  share(page: SharedPage): boolean;
  /** Opens an address that only the app knows, such as `xinglin://scan`. */
  open(address: string): boolean;
}

/** The parts of `window` that apps put there. All of it may be absent. */
export interface BridgeHost {
  readonly navigator: { readonly userAgent: string };
  /** The own apps on iOS. */
  readonly webkit?: {
    readonly messageHandlers?: { readonly xinglin?: { postMessage(message: unknown): void } };
  };
  /** The own apps on Android and Harmony OS take text. */
  readonly xinglinApp?: { postMessage(message: string): void };
  readonly WeixinJSBridge?: { call(name: string): void };
  readonly AlipayJSBridge?: { call(name: string): void };
}

type Message =
  | { readonly action: 'close' }
  | { readonly action: 'hideNavBar'; readonly hidden: boolean }
  | { readonly action: 'share'; readonly page: SharedPage }
  | { readonly action: 'open'; readonly address: string };

/**
 * The way to the app that a page runs in. The specification shows no bridge; ours is one message with an
 * `action`. The messaging app and alipay-type apps can only close the window. An app is spoken to only
 * where the user agent names it, so that a script of another page's making is not taken for one.
 */
export function createNativeBridge(
  host: BridgeHost,
  environment: Environment = detectEnvironment(host.navigator.userAgent),
): NativeBridge {
  function send(message: Message): boolean {
    if (!isOwnApp(environment)) return false;
    const handler = host.webkit?.messageHandlers?.xinglin;
    // An app's handler is no window: there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (handler) return did(() => handler.postMessage(message));
    const app = host.xinglinApp;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    return app !== undefined && did(() => app.postMessage(JSON.stringify(message)));
  }
  return {
    close: () => {
      const { WeixinJSBridge: messaging, AlipayJSBridge: alipay } = host;
      if (environment.messagingApp && messaging) return did(() => messaging.call('closeWindow'));
      if (environment.alipayApp && alipay) return did(() => alipay.call('exitApp'));
      return send({ action: 'close' });
    },
    hideNavBar: (hidden) => canHideNavBar(environment) && send({ action: 'hideNavBar', hidden }),
    share: (page) => send({ action: 'share', page }),
    open: (address) => send({ action: 'open', address }),
  };
}

/** An app that throws at a message did not take it. */
function did(send: () => void): boolean {
  try {
    send();
    return true;
  } catch {
    return false;
  }
}
