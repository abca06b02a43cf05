import { expect, it } from 'vitest';
import { withPart } from './written-part.mjs';

const page = 'Before\n<!-- rows: written by npm run generate -->\nold\n<!-- rows end -->\nAfter\n';

it('replaces a part and nothing around it, and again comes to the same', () => {
  const written = withPart(page, 'rows', 'new');
  expect(written).toBe(
    'Before\n<!-- rows: written by npm run generate -->\n\nnew\n\n<!-- rows end -->\nAfter\n',
  );
  expect(withPart(written, 'rows', 'new')).toBe(written);
});

it('refuses a document that has no place for it', () => {
  expect(() => withPart('Before', 'rows', 'new')).toThrow('no place for the rows');
});
