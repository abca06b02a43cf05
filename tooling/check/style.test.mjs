import { describe, expect, it } from 'vitest';
import { addedProse, proseOf } from './added-prose.mjs';
import { subjectFault } from './commit-subject.mjs';
import { wordFaults } from './style-words.mjs';

describe('prose of a line', () => {
  it.each([
    ['a.ts', '  // Why it is so.', ' Why it is so.'],
    ['a.ts', ' * Why it is so.', ' Why it is so.'],
    ['a.ts', 'const a = 1; // seconds', 'seconds'],
    ['a.test.tsx', "  it('shows the list', () => {", 'shows the list'],
    ['a.test.tsx', "])('shows %s', () => {", 'shows %s'],
    ['a.ts', "const url = 'https://nobody.test';", ''],
    ['a.md', '- A line', '- A line'],
    ['a.json', '"nobody": 1', ''],
  ])('of %s, %j is %j', (file, line, prose) => {
    expect(proseOf(file, line)).toBe(prose);
  });
});

it('reads the added lines of a diff with their numbers', () => {
  const diff = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -0,0 +2 @@
+// One.
@@ -9 +11,2 @@
-// Old.
+// Two.
+code();
--- a/gone.ts
+++ /dev/null
@@ -1 +0,0 @@
-// Gone.`;
  const prose = addedProse(diff);
  expect([...prose.keys()]).toEqual(['a.ts']);
  const lines = prose.get('a.ts').split('\n');
  expect([lines[1], lines[10], lines.join('')]).toEqual([' One.', ' Two.', ' One. Two.']);
});

describe('words', () => {
  it.each([
    ['It stands in the table.', 'stands'],
    ['In Chinese unless told.', 'told'],
    ['The answer is kept for a day.', 'kept'],
    ['The button leads to the list.', 'leads'],
    ['Ends by itself.', 'itself'],
    ['Nobody sees it.', 'Nobody'],
  ])('of the dialect are found: %s', async (text, word) => {
    const faults = await wordFaults('a.ts', `\n${text}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`a.ts:2: "${word}"`);
  });

  it.each([
    'The doctor told us a place of its own.',
    'It kept the order and stands still.',
    'The lead doctor asks the patient.',
    'The page itself is short; somebody waits.',
    'Goes back to the list.',
  ])('of standard English are not: %s', async (text) => {
    expect(await wordFaults('a.ts', text)).toEqual([]);
  });
});

it('names what is wrong with the subject of a commit', () => {
  expect(subjectFault('Add the list of orders')).toBeNull();
  expect(subjectFault('The list of orders')).toContain('begin with a verb');
  expect(subjectFault(`Add ${'a'.repeat(80)}`)).toContain('at most 72');
});
