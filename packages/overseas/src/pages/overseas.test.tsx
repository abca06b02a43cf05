// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPage } from '../testing/show-page';
import * as landing from './overseas.page';
import * as login from './overseas/login.page';

// The portal abroad has all languages, a test's own has three.
vi.mock('@xinglin/i18n', async (original) => {
  const i18n = await original<typeof import('@xinglin/i18n')>();
  return { ...i18n, useOfferedLocales: () => i18n.locales };
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const open = (languages: readonly string[] = ['zh-CN']) => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
  return showPage(landing, { path: '/overseas', user: null });
};
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows all six languages in their own words, as links that need no scripts', async () => {
  await open();
  const row = screen.getByRole('navigation', { name: '语言' });
  const links = [...row.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual([
    '简体',
    '繁體',
    'English',
    'Italiano',
    'Français',
    'Indonesia',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toContain('/overseas?lang=fr');
});

it.each([
  ['en-US', 'Continue in English'],
  ['fr-CA', 'Continuer en français'],
  ['in-ID', 'Lanjut dalam bahasa Indonesia'],
  ['it', 'Continua in italiano'],
])(
  'stays in Chinese on a phone that speaks %s, and offers that language first',
  async (tag, words) => {
    await open([tag]);
    const row = screen.getByRole('navigation', { name: '语言' });
    expect(row.querySelector('a')?.textContent).toBe(words);
    expect(row.querySelector('[aria-current]')?.textContent).toBe('简体');
  },
);

it('says when doctors are on duty by the reader’s clock, and how long one waits', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/Vancouver',
  });
  await open();
  expect(await screen.findByText(/您的 1[56]:00–0[67]:00 有医生值班/)).toBeTruthy();
  expect(screen.getByText('现在约等 15 分钟起')).toBeTruthy();
  expect(screen.getByText('您 · 加拿大')).toBeTruthy();
});

it('takes the problem of a visitor first, and the sign-in keeps the number', async () => {
  await open();
  type('病情描述', '发烧三天了，还有些咳嗽');
  fireEvent.click(screen.getByRole('checkbox', { name: '发烧' }));
  fireEvent.click(screen.getByRole('radio', { name: '2 至 3 天' }));
  type('体温', '38.5');
  type(/手机号/, '12');
  press('下一步：给谁问');
  expect(screen.getAllByText(/手机号/).length).toBeGreaterThan(1);
  type(/手机号/, '13800001234');
  press('下一步：给谁问');
  await waitFor(() => expect(window.sessionStorage.length).toBeGreaterThan(1));
  cleanup();
  await showPage(login, { path: '/overseas/login', user: null });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800001234'),
  );
  cleanup();
  // The account that signs in in this tab continues the draft.
  await showPage(landing, { path: '/overseas' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('病情描述').value).toBe(
    '发烧三天了，还有些咳嗽',
  );
});
