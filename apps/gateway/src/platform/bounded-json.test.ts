import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostJsonDepth, parseBoundedJson } from './bounded-json';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe('JSON of a client', () => {
  it.each([
    ['lists', lists(mostJsonDepth)],
    ['objects', objects(mostJsonDepth)],
    ['many lists beside each other', `[${Array.from({ length: 1000 }, () => '[]').join()}]`],
    ['brackets in a text', JSON.stringify(`${'['.repeat(1000)}"\\`)],
    ['brackets behind an escaped quote', `["\\"${'['.repeat(1000)}"]`],
  ])('is read: %s', (_, text) => {
    expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['lists', lists(mostJsonDepth + 1)],
    ['objects', objects(mostJsonDepth + 1)],
    ['lists that do not end', '['.repeat(1_000_000)],
    ['lists behind a text that ends with an escape', `["\\\\",${lists(mostJsonDepth)}]`],
    ['no JSON', '{'],
  ])('is refused: %s', (_, text) => {
    expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
  });

  it('is the same as by JSON.parse, whatever it is', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });
});
