// @vitest-environment happy-dom
import { createI18n } from '@xinglin/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { frameNamespaces, loadTexts } from '../load-texts';
import { sharePage } from './share-page';
import { sharedPage } from './shared-page';
import { tinyIdentity } from '../testing/tiny-identity';

const i18n = createI18n({
  locale: 'zh-Hans',
  resources: { a: { title: '推荐：{{title}}', text: '在线预约挂号' } },
});
await loadTexts(i18n, 'zh-Hans', frameNamespaces, { portal: tinyIdentity, partner: null });

const config = { shareTitle: 'a:title', shareDescription: 'a:text', shareIcon: '/favicon.svg' };
const toast = { show: vi.fn(), dismiss: vi.fn() };

document.title = '沈知远 - 杏林健康';
document.head.innerHTML += '<meta name="description" content="心血管内科">';
window.history.replaceState(null, '', '/expert/1?q=头痛');
const { origin } = window.location;

afterEach(() => vi.clearAllMocks());

/** A window with these in its navigator. */
function host(navigator: object): Window {
  return { navigator: { userAgent: 'Chrome/126', ...navigator } } as Window;
}

test('a route without words of its own passes on the page’s title and description, never its query', () => {
  expect(sharedPage(undefined, i18n)).toEqual({
    title: '沈知远 - 杏林健康',
    description: '心血管内科',
    url: `${origin}/expert/1`,
    icon: null,
    media: null,
    miniProgram: null,
  });
});

test('a route’s own words are read in the page’s language, around its title', () => {
  expect(sharedPage({ ...config, shareUrl: '/expert/2' }, i18n)).toEqual({
    title: '推荐：沈知远 - 杏林健康',
    description: '在线预约挂号',
    url: `${origin}/expert/2`,
    icon: `${origin}/favicon.svg`,
    media: null,
    miniProgram: null,
  });
});

test('a route may pass on a video, and the mini-program in which its page opens', () => {
  const { media, miniProgram } = sharedPage(
    {
      ...config,
      type: 'video',
      dataUrl: '/films/1.mp4',
      miniProgramUserName: 'gh_1',
      miniProgramTitle: 'a:text',
      miniProgramPath: '/pages/doctor/index',
    },
    i18n,
  );
  expect(media).toEqual({ type: 'video', url: `${origin}/films/1.mp4` });
  const target = encodeURIComponent(`${origin}/expert/1`);
  expect(miniProgram).toEqual({
    userName: 'gh_1',
    title: '在线预约挂号',
    path: `/pages/doctor/index?target=${target}`,
  });
  expect(sharedPage({ ...config, type: 'video' }, i18n).media).toBeNull();
});

test('below a base path they stay below it', () => {
  document.documentElement.dataset['base'] = '/basic';
  const page = sharedPage({ ...config, shareUrl: '/expert/2' }, i18n);
  delete document.documentElement.dataset['base'];
  expect([page.url, page.icon]).toEqual([
    `${origin}/basic/expert/2`,
    `${origin}/basic/favicon.svg`,
  ]);
});

test('in an own app the app shares', async () => {
  const postMessage = vi.fn();
  const app = { ...host({ userAgent: 'XinglinUser/3.5.7' }), xinglinApp: { postMessage } };
  await sharePage(config, i18n, toast, app);
  expect(JSON.parse(String(postMessage.mock.calls[0]?.[0]))).toMatchObject({
    action: 'share',
    page: { url: `${origin}/expert/1` },
  });
  expect(toast.show).not.toHaveBeenCalled();
});

test('else the system’s sheet; closing it says nothing', async () => {
  const share = vi.fn(async () => undefined);
  await sharePage(config, i18n, toast, host({ share }));
  expect(share).toHaveBeenCalledWith({
    title: '推荐：沈知远 - 杏林健康',
    text: '在线预约挂号',
    url: `${origin}/expert/1`,
  });
  const closed = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  await sharePage(config, i18n, toast, host({ share: closed }));
  expect(toast.show).not.toHaveBeenCalled();
});

test('else the address is copied, and told so', async () => {
  const writeText = vi.fn(async () => undefined);
  await sharePage(config, i18n, toast, host({ clipboard: { writeText } }));
  expect(writeText).toHaveBeenCalledWith(`${origin}/expert/1`);
  expect(toast.show).toHaveBeenCalledWith('复制成功', { tone: 'success' });
});

test('and where nothing can copy, that is told', async () => {
  await sharePage(config, i18n, toast, host({}));
  expect(toast.show).toHaveBeenCalledWith('该浏览器不支持自动复制', { tone: 'error' });
});
