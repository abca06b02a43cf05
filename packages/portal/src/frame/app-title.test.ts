// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAppTitle } from './app-title';

const root = document.documentElement;
let stop: (() => void) | undefined;
beforeEach(() => {
  document.head.innerHTML = '<title>首页</title>';
});
afterEach(() => {
  stop?.();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

async function refreshesAfter(...titles: readonly string[]): Promise<readonly unknown[][]> {
  const refresh = vi.fn<(baseUrl: string) => void>();
  stop = keepAppTitle(refresh);
  for (const title of titles) {
    document.title = title;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return refresh.mock.calls;
}

test('an app on iOS is told of each new title, once', async () => {
  root.dataset['app'] = 'messaging';
  root.dataset['system'] = 'ios';
  root.dataset['base'] = '/basic';
  expect(await refreshesAfter('首页', '医生', '医生', '挂号')).toEqual([
    ['/basic/gateway'],
    ['/basic/gateway'],
  ]);
  stop?.();
  stop = undefined;
});

test.each([
  ['a browser', {}],
  ['an app elsewhere', { app: 'user' }],
  ['a browser on iOS', { system: 'ios' }],
])('%s reads titles by itself', async (_, marks) => {
  Object.assign(root.dataset, marks);
  expect(await refreshesAfter('医生')).toEqual([]);
});
