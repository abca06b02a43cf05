import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blankPlacesOf } from './blank-places';
import type { CallDefinition } from './define-calls';
import { domains } from './index';
import { opaqueText, writtenText } from './shapes';

const calls = Object.values(domains).flatMap((domain) => Object.entries<CallDefinition>(domain));

describe('a text that must be filled in', () => {
  it('takes no blank text in any call', () => {
    const places = calls.flatMap(([name, { request }]) =>
      blankPlacesOf(request).map((path) => `${name}.${path}`),
    );
    expect(places).toEqual([]);
  });

  it('is found where its shape takes a blank one', () => {
    const bare = z.object({ lines: z.array(z.object({ text: z.string().trim().min(5).max(9) })) });
    expect(blankPlacesOf(bare)).toEqual(['lines[].text']);
  });

  it.each([
    ['', null],
    ['\u200B\u2800 ', null],
    ['\u0301', null],
    [' \u200B头疼\u200B ', null],
    [' \u200B头很疼\u2800 ', '头很疼'],
    ['a\u200B\u200Bb', null],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['12345678', '12345678'],
    ['123456789', null],
  ])('of 3 to 8 characters, %j is read as %j', (written, read) => {
    expect(writtenText({ min: 3, max: 8 }).safeParse(written).data ?? null).toBe(read);
  });

  it('is refused once, as too short', () => {
    const shapes = [writtenText({ min: 1, max: 9 }), opaqueText({ max: 9 }), opaqueText({})];
    for (const shape of shapes)
      for (const text of ['', '\u200B'])
        expect(shape.safeParse(text).error?.issues).toMatchObject([
          { code: 'too_small', minimum: 1 },
        ]);
  });

  it('of a program is read as it was sent', () => {
    expect(opaqueText({ max: 9 }).parse(' v=0\r\n')).toBe(' v=0\r\n');
  });

  it('may be empty where it is not required, and is empty where it is blank', () => {
    expect(writtenText({ max: 9 }).parse('\u200B\u3164')).toBe('');
  });
});
