import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stylesOf, type StyleFinder } from './page-styles';
import { StaticFiles } from './static-files';

let folder: string;
let find: StyleFinder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-styles-'));
  mkdirSync(join(folder, 'assets'));
  const sheets = { page: '.a1{margin:.5em}', list: '.b-2>li{top:0}@media print{._c3.d4{top:1px}}' };
  for (const [name, text] of Object.entries(sheets))
    writeFileSync(join(folder, 'assets', `${name}.css`), text);
  find = stylesOf(new StaticFiles(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

const assets = { styles: ['/assets/page.css'], partStyles: ['/assets/list.css'] };
const filesFor = (markup: string): readonly string[] => find(assets, Buffer.from(markup)).files;

test.each([
  ['nothing of the part', '<p class="a1">b-2 _c3</p>', false],
  ['its first class', '<ul class="a1 b-2"></ul>', true],
  ['a class inside of a rule', '<ul class="d4">杏林</ul>', true],
  ['a name that only begins alike', '<p class="b-22 d4x"></p>', false],
  ['what is a number in the sheet', '<p class="5em"></p>', false],
])('a part is shown when its classes are: %s', (_, markup, isShown) => {
  expect(filesFor(markup)).toEqual(['/assets/page.css', ...(isShown ? ['/assets/list.css'] : [])]);
});

test('pages of the same files share one piece, in the order of the files', () => {
  const one = find(assets, Buffer.from('<p class="b-2">'));
  const other = find(assets, Buffer.from('<i class="_c3">'));
  expect(one.piece).toBe(other.piece);
  expect(one.piece.bytes.toString()).toMatch(/^\.a1.*\.b-2/);
});

test('a file that the build does not have is an error, not a page without styles', () => {
  expect(() => find({ styles: ['/assets/none.css'], partStyles: [] }, Buffer.from(''))).toThrow(
    '/assets/none.css',
  );
});
