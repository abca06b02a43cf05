// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { eventually, leave, show, withFramedPages } from '../testing/framed-page';

withFramedPages();

test('a page has its search box unless its route says that it has none', async () => {
  await show();
  expect(document.querySelector('[role=search]')).not.toBeNull();
  await leave();
  await show({ noSearchInput: true });
  expect(document.querySelector('[role=search]')).toBeNull();
});

test('a host’s own script is loaded, and no other host’s', async () => {
  const bridges = () =>
    [...document.querySelectorAll('script')]
      .map(({ src }) => src)
      .filter((src) => src.includes('bank.example'));
  await show();
  expect(bridges()).toEqual([]);
  await leave();
  document.documentElement.dataset['scripts'] = 'https://bank.example/sdk/bank.js';
  await show();
  await eventually(() => expect(bridges()).toEqual(['https://bank.example/sdk/bank.js']));
});
