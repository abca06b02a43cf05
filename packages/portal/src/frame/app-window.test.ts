import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backCloseMs, closeWindow, leavePage } from './app-window';
import { showInApp } from './app-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The window of a page, as far as back and close look at it. */
function pageIn(userAgent: string, { answers = true, length = 1 } = {}) {
  const postMessage = vi.fn();
  const dataset: Record<string, string> = {};
  const page = {
    navigator: { userAgent },
    location: { href: 'https://h5.example.com/b', assign: vi.fn() },
    history: { length, back: vi.fn() },
    document: { documentElement: { dataset } },
    ...(answers && { xinglinApp: { postMessage } }),
  };
  const sent = (): unknown[] => postMessage.mock.calls.map(([text]) => JSON.parse(String(text)));
  // Only these parts of a window are read.
  return { page: page as unknown as Window & typeof page, sent, dataset };
}

const app = 'Android XinglinUser/3.5.7';

test('on the first page the window closes', () => {
  const { page, sent } = pageIn(app);
  leavePage(false, '/booking/hospital', page);
  expect(sent()).toEqual([{ action: 'close' }]);
  expect(page.history.back).not.toHaveBeenCalled();
});

test('later the page goes back, and closes when the address is the same after 5 s', () => {
  const { page, sent } = pageIn(app);
  expect(backCloseMs).toBe(5000);
  leavePage(true, '/', page);
  expect(page.history.back).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4999);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([{ action: 'close' }]);
});

test('where back led to another page, nothing closes', () => {
  const { page, sent } = pageIn(app);
  leavePage(true, '/', page);
  page.location.href = 'https://h5.example.com/a';
  vi.advanceTimersByTime(60_000);
  expect(sent()).toEqual([]);
});

test('an app that does not answer, and a browser, go where they would without one', () => {
  const silent = pageIn(app, { answers: false });
  leavePage(false, '/booking/hospital', silent.page);
  expect(silent.page.location.assign).toHaveBeenCalledWith('/booking/hospital');
  const browser = pageIn('Chrome/126');
  closeWindow('/', browser.page);
  expect(browser.page.location.assign).toHaveBeenCalledWith('/');
  expect(browser.sent()).toEqual([]);
});

test.each([
  ['user', 3, true, '', [{ action: 'hideNavBar', hidden: false }]],
  ['user', 2, false, undefined, [{ action: 'hideNavBar', hidden: true }]],
  ['messaging', 9, false, undefined, []],
  [undefined, 9, false, undefined, []],
])('told of a page in %s with a history of %i', (kind, length, isNative, closable, messages) => {
  const { page, sent, dataset } = pageIn(app, { length });
  if (kind !== undefined) dataset['app'] = kind;
  showInApp({ enableNativeNavBar: isNative }, page);
  expect(dataset['closable']).toBe(closable);
  expect(sent()).toEqual(messages);
});
