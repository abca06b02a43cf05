import { describe, expect, test, vi } from 'vitest';
import { createNativeBridge, type BridgeHost } from './native-bridge';

const page = {
  title: '沈知远',
  description: '心血管内科',
  url: 'https://h5.example.com/expert/1',
  icon: null,
  media: null,
  miniProgram: { userName: 'gh_1', title: '预约', path: '/pages/web/index?target=x' },
};

function hostOf(userAgent: string, parts: Omit<BridgeHost, 'navigator'> = {}): BridgeHost {
  return { navigator: { userAgent }, ...parts };
}

describe('in an own app', () => {
  test('on iOS each wish is one message', () => {
    const postMessage = vi.fn();
    const bridge = createNativeBridge(
      hostOf('iPhone XinglinUser/3.5.7', {
        webkit: { messageHandlers: { xinglin: { postMessage } } },
      }),
    );
    expect([
      bridge.close(),
      bridge.hideNavBar(true),
      bridge.share(page),
      bridge.open('xinglin://scan'),
    ]).toEqual([true, true, true, true]);
    expect(postMessage.mock.calls).toEqual([
      [{ action: 'close' }],
      [{ action: 'hideNavBar', hidden: true }],
      [{ action: 'share', page }],
      [{ action: 'open', address: 'xinglin://scan' }],
    ]);
  });

  test('on Android and Harmony OS the message is text', () => {
    const postMessage = vi.fn();
    const bridge = createNativeBridge(
      hostOf('Android XinglinDoctor/3.5.7', { xinglinApp: { postMessage } }),
    );
    expect(bridge.share(page)).toBe(true);
    expect(JSON.parse(String(postMessage.mock.calls[0]?.[0]))).toEqual({ action: 'share', page });
  });

  test('an app before 3.5.7 is not asked to hide its bar', () => {
    const postMessage = vi.fn();
    const bridge = createNativeBridge(
      hostOf('Android XinglinUser/3.5.6', { xinglinApp: { postMessage } }),
    );
    expect(bridge.hideNavBar(true)).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('an app that throws, or is not there, did not take it', () => {
    const broken = {
      postMessage: () => {
        throw new Error('gone');
      },
    };
    expect(createNativeBridge(hostOf('XinglinUser/3.5.7', { xinglinApp: broken })).close()).toBe(
      false,
    );
    expect(createNativeBridge(hostOf('XinglinUser/3.5.7')).close()).toBe(false);
  });
});

describe('elsewhere', () => {
  test('the messaging app and alipay close their window, and take nothing else', () => {
    const call = vi.fn();
    const messaging = createNativeBridge(
      hostOf('MicroMessenger/8.0', { WeixinJSBridge: { call } }),
    );
    const alipay = createNativeBridge(hostOf('AlipayClient/10.5', { AlipayJSBridge: { call } }));
    expect([messaging.close(), alipay.close()]).toEqual([true, true]);
    expect(call.mock.calls).toEqual([['closeWindow'], ['exitApp']]);
    expect([messaging.share(page), alipay.open('xinglin://scan')]).toEqual([false, false]);
  });

  test('a browser has no app, whatever a page put into its window', () => {
    const postMessage = vi.fn();
    const bridge = createNativeBridge(hostOf('Chrome/126', { xinglinApp: { postMessage } }));
    expect([bridge.close(), bridge.hideNavBar(true), bridge.share(page)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
