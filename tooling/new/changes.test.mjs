import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apply, camel, insertAfter, insertBefore, kebab, pascal, withNote } from './changes.mjs';

describe('names', () => {
  it.each([
    ['order list', 'orderList', 'order-list', 'OrderList'],
    ['listVisitNotes', 'listVisitNotes', 'list-visit-notes', 'ListVisitNotes'],
    ['/my/node-add', 'myNodeAdd', 'my-node-add', 'MyNodeAdd'],
  ])('%s', (text, asCamel, asKebab, asPascal) => {
    expect([camel(text), kebab(text), pascal(text)]).toEqual([asCamel, asKebab, asPascal]);
  });
});

describe('a note on the next release', () => {
  it.each([
    ['## Next\n\n## 0.1.0\n\n- a\n', '## Next\n\n- b\n\n## 0.1.0\n\n- a\n'],
    ['## Next\n\n- a\n\n## 0.1.0\n', '## Next\n\n- b\n- a\n\n## 0.1.0\n'],
    ['## 0.1.0\n', null],
  ])('in %j', (text, expected) => {
    expect(withNote('b')(text)).toBe(expected);
  });
});

describe('insertion', () => {
  it('goes before the last and behind the first place', () => {
    expect(insertBefore('a;b;', /;/gu, '!')).toBe('a;b!;');
    expect(insertAfter('a;b;', /;/u, '!')).toBe('a;!b;');
  });

  it('answers null where there is no place', () => {
    expect(insertBefore('a', /;/gu, '!')).toBeNull();
    expect(insertAfter('a', /;/u, '!')).toBeNull();
  });
});

describe('applying', () => {
  it('writes nothing when one place is missing or one file exists', () => {
    const root = mkdtempSync(join(tmpdir(), 'xinglin-new-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, 'a.txt'), 'a');
    expect(() => apply(root, { create: { 'b.txt': 'b' }, edit: { 'a.txt': () => null } })).toThrow(
      'no place',
    );
    expect(() => apply(root, { create: { 'b.txt': 'b', 'a.txt': 'c' }, edit: {} })).toThrow(
      'exists',
    );
    expect(() => apply(root, { create: { 'b.txt': 'b' }, edit: { 'c.txt': () => 'c' } })).toThrow(
      'missing',
    );
    expect(existsSync(join(root, 'b.txt'))).toBe(false);
    expect(
      apply(root, { create: { 'd/b.txt': 'b' }, edit: { 'a.txt': (text) => `${text}!` } }),
    ).toEqual(['d/b.txt', 'a.txt']);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('a!');
  });
});
