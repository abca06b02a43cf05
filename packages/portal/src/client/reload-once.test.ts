import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

test('loads an address anew once, and again after a while or for another address', () => {
  const storage = memory();
  const open = vi.fn();
  expect(reloadOnce('/a', storage, 1000, open)).toBe(true);
  expect(reloadOnce('/a', storage, 2000, open)).toBe(false);
  expect(reloadOnce('/b', storage, 3000, open)).toBe(true);
  expect(reloadOnce('/b', storage, 60_000, open)).toBe(true);
  expect(open.mock.calls).toEqual([['/a'], ['/b'], ['/b']]);
});

test('does nothing where it cannot remember', () => {
  const open = vi.fn();
  expect(reloadOnce('/a', null, 0, open)).toBe(false);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(reloadOnce('/a', full, 0, open)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
