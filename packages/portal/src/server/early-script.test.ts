// @vitest-environment happy-dom
import { nativeBar } from '@xinglin/guards';
import { canHideNavBar, detectEnvironment, isOwnApp } from '@xinglin/platform';
import { expect, test, describe } from 'vitest';
import { earlyScript, type EarlyWindow } from './early-script';
import { userAgents } from '../testing/user-agents';

/** Runs the script as a browser does: from its text, with nothing around it. */
function run(
  page: Partial<Omit<EarlyWindow, 'document'>> & { userAgent?: string; cookie?: string },
  window: object = {},
) {
  const root = document.createElement('html');
  const storage = { getItem: () => null };
  Object.assign(window, {
    navigator: { userAgent: page.userAgent ?? '' },
    localStorage: storage,
    sessionStorage: storage,
    history: { length: 1 },
    ...page,
    document: { cookie: page.cookie ?? '', documentElement: root },
  });
  // oxlint-disable-next-line no-implied-eval -- what is tested is that the text stands alone
  new Function('window', earlyScript)(window);
  return root;
}

test.each([
  ['<button>', '<button><i>', 'i', true, false],
  ['a button of a form that needs scripts', '<form><button><i>', 'i', true, true],
  ['a button of a form that does not', '<form method="get"><button><i>', 'i', false, false],
  ['a link', '<a><i>', 'i', false, false],
])('a tap on %s', (_, html, target, isKept, isHeld) => {
  const page: Pick<EarlyWindow, 'tapped'> = {};
  const root = run({}, page);
  root.innerHTML = html;
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  root.querySelector(target)?.dispatchEvent(tap);
  expect(page.tapped).toBe(isKept ? root.querySelector('button') : undefined);
  expect(tap.defaultPrevented).toBe(isHeld);
});

describe('tells environments as the server does', () => {
  test.each(userAgents)('%s', (userAgent) => {
    const is = detectEnvironment(userAgent);
    const app = is.userApp
      ? 'user'
      : is.doctorApp
        ? 'doctor'
        : is.messagingApp
          ? 'messaging'
          : is.alipayApp
            ? 'alipay'
            : undefined;
    const { dataset } = run({ userAgent });
    expect(dataset['app']).toBe(app);
    expect(dataset['system']).toBe(is.ios ? 'ios' : is.harmony ? 'harmony' : undefined);
    expect(dataset['notch']).toBe(is.iphoneX ? '' : undefined);
    // What the style of the header makes of it is what the guards' last stage says.
    for (const enableNativeNavBar of [true, false]) {
      const { native } = nativeBar(
        { enableNativeNavBar },
        { ...is, nativeApp: isOwnApp(is), canHideNavBar: canHideNavBar(is) },
      );
      const isHidden =
        dataset['appBar'] === 'fixed' || (enableNativeNavBar && dataset['appBar'] !== undefined);
      expect(isHidden).toBe(native);
    }
  });
});

test.each([
  ['XinglinUser/3.5.7', 3, ''],
  ['XinglinUser/3.5.7', 2, undefined],
  ['Chrome/126', 9, undefined],
])('%s with a history of %i has a close button: %j', (userAgent, length, closable) => {
  const { dataset } = run({ userAgent, history: { length } });
  expect(dataset['closable']).toBe(closable);
});

test.each([
  ['xl_ai_origin=assistant', null, ''],
  ['a=1; xl_ai_origin=shanghai_assistant; b=2', null, ''],
  ['xl_ai_origin=someone', null, undefined],
  ['other_xl_ai_origin=assistant', null, undefined],
  ['a=1; __Host-xl_ai_origin=assistant', null, ''],
  ['', 'shanghai_assistant', ''],
  ['', 'someone', undefined],
])('cookie %j, session storage %j: marked %j', (cookie, marker, expected) => {
  const sessionStorage = { getItem: (key: string) => (key === 'aiOrigin' ? marker : null) };
  expect(run({ cookie, sessionStorage }).dataset['assistant']).toBe(expected);
});

test.each([
  ['12,340', '12px', '340px'],
  ['-3,0', '-3px', '0px'],
  ['12;x,340', '', ''],
  [null, '', ''],
])('a kept place %j puts the floating button to %s %s', (kept, x, y) => {
  const { style } = run({ localStorage: { getItem: () => kept } });
  expect(style.getPropertyValue('--floating-x')).toBe(x);
  expect(style.getPropertyValue('--floating-y')).toBe(y);
});

test('storage that is switched off breaks nothing', () => {
  const off = {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
    get sessionStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const root = document.createElement('html');
  // oxlint-disable-next-line no-implied-eval -- as above
  new Function('window', earlyScript)(
    Object.defineProperties(off, {
      navigator: { value: { userAgent: 'XinglinUser/3.5.7' } },
      history: { value: { length: 1 } },
      document: { value: { cookie: '', documentElement: root } },
    }),
  );
  expect(root.dataset['app']).toBe('user');
});

test('nothing in it ends a script element', () => {
  expect(earlyScript).not.toContain('</');
  expect(earlyScript).not.toContain('<!--');
});
