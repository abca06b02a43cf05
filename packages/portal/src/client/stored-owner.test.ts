// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isStoredOfAnother, rememberOwner } from './stored-owner';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test.each([
  ['nobody, then a person', null, 'ming', false],
  ['the same person', 'ming', 'ming', false],
  ['another person', 'ming', 'hong', true],
  ['a visitor, after a session that ended by itself', 'ming', null, false],
])('what is stored is of another: %s', (_, before, now, isAnothers) => {
  rememberOwner(before, window);
  expect(isStoredOfAnother(now, window)).toBe(isAnothers);
});

test('a tab knows what it holds although another tab has signed out', () => {
  rememberOwner('ming', window);
  window.localStorage.clear();
  expect(isStoredOfAnother(null, window)).toBe(true);
});

test('a browser that refuses storage holds nothing', () => {
  const refusing = {
    get localStorage(): never {
      throw new DOMException('', 'SecurityError');
    },
    get sessionStorage(): never {
      throw new DOMException('', 'SecurityError');
    },
  };
  rememberOwner('ming', refusing);
  expect(isStoredOfAnother(null, refusing)).toBe(false);
});
