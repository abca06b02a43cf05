// @vitest-environment happy-dom
import { currentChannel, routes, type CurrentChannel, type RouteRow } from '@xinglin/routes';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually, leave, show, withFramedPages } from '../testing/framed-page';
import { guideSeenKey } from './guide';

withFramedPages();

const menuButton = () => document.querySelector<HTMLElement>('nav > button[aria-haspopup=dialog]');
const byLabel = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

/** What the frame does is there from the first touch at the latest. */
async function touch(): Promise<void> {
  await act(async () => menuButton()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await eventually(() => expect(menuButton()?.getAttribute('aria-expanded')).toBe('false'));
}

async function found(selector: string): Promise<HTMLElement> {
  return eventually(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  });
}

test.each<[string, Partial<RouteRow>, boolean, boolean]>([
  ['a page as it is', {}, true, true],
  ['a page that has none', { disableFab: true }, true, false],
  ['a channel that has none', {}, false, false],
  ['a page that has one although the channel has none', { enableFAB: true }, false, true],
  [
    'a page that has none, whatever else it says',
    { enableFAB: true, disableFab: true },
    true,
    false,
  ],
])('the floating menu on %s', async (_, row, enabled, stands) => {
  const { floatingMenu } = currentChannel({ id: null, code: null }, routes);
  await show(row, { floatingMenu: { ...floatingMenu, enabled } });
  expect(menuButton() !== null).toBe(stands);
});

test('the menu comes when it is asked for, with the entries of product, channel and route', async () => {
  const { floatingMenu } = currentChannel({ id: null, code: null }, routes);
  await show(
    {
      fabConfig: {
        entries: [
          { icon: 'heart', title: '本页', link: '/hospital/1' },
          { icon: 'heart', title: '别处', link: 'https://elsewhere.example/' },
          { icon: 'heart', title: '脚本', link: 'javascript:alert(1)' },
        ],
      },
    },
    {
      floatingMenu: {
        ...floatingMenu,
        entries: [{ icon: 'phone', title: '急救', link: 'tel:120' }],
      },
    },
  );
  await act(async () => menuButton()?.click());
  const dialog = await found('dialog[open]');
  const links = [...dialog.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['首页', '/'],
    ['在线问诊', '/consult/portal'],
    ['我的预约', '/my/order/list'],
    ['个人中心', '/my/profile'],
    ['客服电话 95169020', 'tel:95169020'],
    ['急救', 'tel:120'],
    ['本页', '/hospital/1'],
  ]);
  await act(async () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(document.querySelector('dialog')).toBeNull();
  await act(async () => menuButton()?.click());
  expect(document.querySelector('dialog')).not.toBeNull();
});

test.each<[string, Partial<RouteRow>, Partial<CurrentChannel>, object | null, string | null]>([
  ['as it is', {}, {}, null, null],
  ['where the app draws the bar', { enableNativeNavBar: true }, {}, null, 'native'],
  ['of a channel without', {}, { header: false }, null, 'always'],
  ['for a person without', {}, {}, { noHeader: true }, 'always'],
])('the header %s', async (_, row, channel, user, hidden) => {
  await show(row, channel, user);
  expect(document.querySelector('header')?.getAttribute('data-hidden')).toBe(hidden);
});

const shareConfig = { shareTitle: 'a:b', shareDescription: 'a:c' };

test.each<[string, Partial<RouteRow>, string | undefined, boolean]>([
  ['in the users’ app', {}, 'user', true],
  ['in the users’ app, where the route forbids it', { disableShare: true }, 'user', false],
  ['in the users’ app, where the page has its own', { shareConfig }, 'user', false],
  ['in the doctors’ app', {}, 'doctor', false],
  ['in the messaging app', {}, 'messaging', false],
  ['in a browser', {}, undefined, false],
])('the share button %s', async (_, row, app, stands) => {
  if (app !== undefined) document.documentElement.dataset['app'] = app;
  await show(row);
  await touch();
  expect(byLabel('分享') !== null).toBe(stands);
});

test('back in a browser is a link; in an app on its first page it closes the window', async () => {
  await show();
  expect(byLabel('返回')?.getAttribute('href')).toBe('/booking/hospital');
  await leave();
  const postMessage = vi.fn();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android XinglinUser/3.5.7');
  Reflect.set(window, 'xinglinApp', { postMessage });
  Object.assign(document.documentElement.dataset, { app: 'user', appBar: 'hideable' });
  try {
    await show();
    await eventually(() =>
      expect(postMessage).toHaveBeenCalledWith('{"action":"hideNavBar","hidden":true}'),
    );
    await act(async () => byLabel('返回')?.click());
    await eventually(() => expect(postMessage).toHaveBeenCalledWith('{"action":"close"}'));
    expect(byLabel('关闭')).toBeNull();
  } finally {
    Reflect.deleteProperty(window, 'xinglinApp');
  }
});

test('with a history an app’s window has a close button', async () => {
  const postMessage = vi.fn();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android XinglinUser/3.5.7');
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
  Reflect.set(window, 'xinglinApp', { postMessage });
  document.documentElement.dataset['app'] = 'user';
  try {
    await show();
    const close = await found('[data-act=close]');
    expect(close.getAttribute('aria-label')).toBe('关闭');
    await act(async () => close.click());
    expect(postMessage).toHaveBeenCalledWith('{"action":"close"}');
  } finally {
    Reflect.deleteProperty(window, 'xinglinApp');
  }
});

const assistantOrigin = 'https://assistant.example.com';

test.each<[string, Record<string, string>, boolean]>([
  ['nobody came from it', { assistantOrigin }, false],
  ['nobody knows where it is', { assistant: '' }, false],
  ['a person came from it', { assistant: '', assistantOrigin }, true],
  [
    'its place is no place',
    { app: 'user', assistant: '', assistantOrigin: 'javascript://x' },
    false,
  ],
])('the assistant’s banner when %s', async (_, attributes, shows) => {
  Object.assign(document.documentElement.dataset, attributes);
  await show();
  const address = `${assistantOrigin}/aiassistant/senior?mode=HealthInquiry_index&isback=1`;
  if (shows)
    expect((await found(`a[href^="https://assistant"]`)).getAttribute('href')).toBe(address);
  else {
    await touch();
    expect(document.querySelector('aside')).toBeNull();
  }
});

test('where no assistant is elsewhere, the banner leads to the portal’s own', async () => {
  Object.assign(document.documentElement.dataset, { assistant: '', assistantOrigin: '' });
  await show();
  expect((await found('aside a')).getAttribute('href')).toBe(
    '/aiassistant/senior?mode=HealthInquiry_index&isback=1',
  );
});

test('a channel’s guide shows once, step by step, and is remembered', async () => {
  await show({}, { guideOverlay: true });
  const guide = await found('dialog[open]');
  expect(guide.textContent).toContain('先找医院或医生');
  const press = async (text: string): Promise<void> =>
    act(async () =>
      [...guide.querySelectorAll('button')].find((button) => button.textContent === text)?.click(),
    );
  await press('下一步');
  await press('下一步');
  expect(localStorage.getItem(guideSeenKey)).toBeNull();
  await press('知道了');
  expect(localStorage.getItem(guideSeenKey)).not.toBeNull();
  expect(document.querySelector('dialog')).toBeNull();

  await leave();
  await show({}, { guideOverlay: true });
  await touch();
  expect(document.querySelector('dialog')).toBeNull();
});

test('the main portal shows nobody around', async () => {
  await show();
  await touch();
  expect(document.querySelector('dialog')).toBeNull();
});

test('the chronic-disease banner stands on every page of a channel that has that home', async () => {
  await show({ tabBar: 'home' }, { chronicDiseaseBanner: true, footer: false });
  expect((await found('a[href="/chronic-disease/home"]')).textContent).toContain('慢病');
  expect(document.querySelector('[data-bottom]')).toBeNull();
  await leave();
  await show({}, { chronicDiseaseBanner: true });
  expect((await found('a[href="/chronic-disease/home"]')).textContent).toContain('慢病');
});
