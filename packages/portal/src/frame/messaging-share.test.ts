// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  createMessagingShare,
  messagingScript,
  shareFailure,
  type MessagingApp,
  type MessagingShareOptions,
} from './messaging-share';

const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
const shared = (url: string) => ({
  title: '沈知远',
  description: '心血管内科',
  url,
  icon: null,
  media: null,
  miniProgram: null,
});
const address = 'https://h5.example.com/expert/1';

afterEach(() => {
  vi.clearAllMocks();
  delete document.documentElement.dataset['system'];
});

/** The messaging app around a page; it agrees or refuses as soon as it is asked. */
function inApp({ refuses = false, hasApp = true } = {}) {
  const waiting: (() => void)[] = [];
  const app = {
    config: vi.fn<MessagingApp['config']>(() =>
      queueMicrotask(() => waiting.splice(0).forEach((then) => then())),
    ),
    ready: vi.fn<MessagingApp['ready']>((then) => {
      if (!refuses) waiting.push(then);
    }),
    error: vi.fn<MessagingApp['error']>((then) => {
      if (refuses) waiting.push(() => then({ errMsg: 'config:invalid signature' }));
    }),
    updateAppMessageShareData: vi.fn<MessagingApp['updateAppMessageShareData']>(),
    updateTimelineShareData: vi.fn<MessagingApp['updateTimelineShareData']>(),
    onMenuShareAppMessage: vi.fn<MessagingApp['onMenuShareAppMessage']>(),
    miniProgram: { postMessage: vi.fn<NonNullable<MessagingApp['miniProgram']>['postMessage']>() },
    hideMenuItems: vi.fn<MessagingApp['hideMenuItems']>(),
    showMenuItems: vi.fn<MessagingApp['showMenuItems']>(),
  } satisfies MessagingApp;
  const location = { href: `${address}?q=1#top` };
  const reportError = vi.fn<Window['reportError']>();
  const sign = vi.fn<MessagingShareOptions['sign']>(async () => signature);
  const load = vi.fn(async () => undefined);
  // Only these parts of a window are used.
  const host = {
    document,
    location,
    reportError,
    ...(hasApp && { wx: app }),
  } as unknown as NonNullable<MessagingShareOptions['host']>;
  return {
    app,
    location,
    reportError,
    sign,
    load,
    start: () => createMessagingShare({ sign, load, host }),
  };
}

test('the app agrees to the signed address without its fragment, and passes on the page in view', async () => {
  const { app, sign, load, reportError, start } = inApp();
  await start()(() => shared(address));
  expect(sign).toHaveBeenCalledExactlyOnceWith(`${address}?q=1`);
  expect(load).toHaveBeenCalledExactlyOnceWith(messagingScript);
  expect(app.config).toHaveBeenCalledWith(expect.objectContaining({ ...signature, debug: false }));
  expect(app.updateAppMessageShareData).toHaveBeenCalledExactlyOnceWith({
    title: '沈知远',
    desc: '心血管内科',
    link: address,
    imgUrl: '',
  });
  expect(app.updateTimelineShareData).toHaveBeenCalledOnce();
  expect(app.showMenuItems).toHaveBeenCalledOnce();
  expect(reportError).not.toHaveBeenCalled();
});

test('a page that nobody may pass on takes sharing out of the app’s menu', async () => {
  const { app, start } = inApp();
  await start()(() => null);
  expect(app.hideMenuItems).toHaveBeenCalledOnce();
  expect(app.updateAppMessageShareData).not.toHaveBeenCalled();
});

test('each address is agreed on once; on iOS the first one for all of them', async () => {
  const android = inApp();
  const share = android.start();
  await share(() => shared('a'));
  await share(() => shared('a'));
  android.location.href = 'https://h5.example.com/';
  await share(() => shared('b'));
  expect(android.sign.mock.calls).toEqual([[`${address}?q=1`], ['https://h5.example.com/']]);
  expect(android.app.updateAppMessageShareData).toHaveBeenCalledTimes(3);

  document.documentElement.dataset['system'] = 'ios';
  const ios = inApp();
  const shareOnIos = ios.start();
  await shareOnIos(() => shared('a'));
  ios.location.href = 'https://h5.example.com/';
  await shareOnIos(() => shared('b'));
  expect(ios.sign.mock.calls).toEqual([[`${address}?q=1`]]);
  expect(ios.app.updateAppMessageShareData).toHaveBeenLastCalledWith(
    expect.objectContaining({ link: 'b' }),
  );
});

test('a page that the person has left is not passed on in the place of the next', async () => {
  const { app, location, start } = inApp();
  const share = start();
  const first = share(() => shared('a'));
  location.href = 'https://h5.example.com/';
  await Promise.all([first, share(() => shared('b'))]);
  expect(app.updateAppMessageShareData.mock.calls.map(([{ link }]) => link)).toEqual(['b']);
});

test.each([
  ['the app refuses', { refuses: true }],
  ['its script brings nothing', { hasApp: false }],
])('where %s, that is reported, and the next page tries again', async (_, options) => {
  const { sign, reportError, start } = inApp(options);
  const share = start();
  await share(() => shared('a'));
  expect(reportError).toHaveBeenCalledOnce();
  expect(String(reportError.mock.calls[0]?.[0])).toContain(shareFailure);
  expect(shareFailure).toBe('微信sdk初始化失败');
  await share(() => shared('a'));
  expect(sign).toHaveBeenCalledTimes(2);
});

test('a signature or a script that cannot be had is reported, too', async () => {
  const { sign, load, reportError, start } = inApp();
  const share = start();
  sign.mockRejectedValueOnce(new Error('refused'));
  await share(() => shared('a'));
  load.mockRejectedValueOnce(new Error('did not come within 10000 ms'));
  await share(() => shared('a'));
  expect(reportError).toHaveBeenCalledTimes(2);
  await share(() => shared('a'));
  expect(reportError).toHaveBeenCalledTimes(2);
});

test('a video is passed on as one, and a mini-program around the page is told of its own page', async () => {
  const { app, start } = inApp();
  const page = shared(address);
  const url = 'https://h5.example.com/films/1.mp4';
  await start()(() => ({
    ...page,
    media: { type: 'video', url },
    miniProgram: { userName: 'gh_1', title: '预约沈知远', path: '/pages/web/index?target=x' },
  }));
  expect(app.updateAppMessageShareData).not.toHaveBeenCalled();
  expect(app.onMenuShareAppMessage).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: '沈知远', link: address, type: 'video', dataUrl: url }),
  );
  expect(app.miniProgram.postMessage).toHaveBeenCalledExactlyOnceWith({
    data: { title: '预约沈知远', path: '/pages/web/index?target=x', imageUrl: '' },
  });
});
