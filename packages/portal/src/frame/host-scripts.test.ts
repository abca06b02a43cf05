// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadHostScripts } from './host-scripts';

afterEach(() => delete document.documentElement.dataset['scripts']);

test('a host without scripts loads none', () => {
  const load = vi.fn(async () => undefined);
  loadHostScripts(document, load);
  expect(load).not.toHaveBeenCalled();
});

test('each script of a host is loaded, and one that does not come is reported', async () => {
  document.documentElement.dataset['scripts'] = 'https://a.example/1.js https://b.example/2.js';
  const failure = new Error('did not come within 10000 ms');
  const load = vi.fn(async (url: string) => {
    if (url.includes('b.example')) throw failure;
  });
  const report = vi.fn();
  loadHostScripts(document, load, report);
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure));
  expect(load.mock.calls).toEqual([['https://a.example/1.js'], ['https://b.example/2.js']]);
});
