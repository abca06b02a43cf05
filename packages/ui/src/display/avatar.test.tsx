import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ageGroup } from './age-group';
import { Avatar } from './avatar';
import type { AvatarProps } from './props';

const drawn = new Set(
  [
    ...readFileSync(new URL('faces.svg', import.meta.url), 'utf8').matchAll(
      /<symbol id="([\w-]+)"/g,
    ),
  ].map(([, id]) => id),
);

function drawingOf(look: Omit<AvatarProps, 'kind'>): string | undefined {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Avatar kind="person" {...look} />
    </MemoryRouter>,
  );
  return /<use href="[^"#]*#([\w-]+)"/.exec(html)?.[1];
}

test('every face is drawn, every drawing is used, and a seed has one face', () => {
  const used = new Set<string | undefined>(['unknown']);
  for (const age of ['child', 'adult', 'elder'] as const)
    for (const gender of ['male', 'female'] as const)
      for (let seed = 0; seed < 40; seed += 1) {
        const drawing = drawingOf({ age, gender, seed: String(seed) });
        expect(drawingOf({ age, gender, seed: String(seed) })).toBe(drawing);
        used.add(drawing);
      }
  expect(used).toEqual(drawn);
});

test('a face of unknown gender shows none', () => {
  expect(drawingOf({ seed: 'p-1' })).toBe('unknown');
});

test('an age is read from years', () => {
  expect([undefined, 0, 13, 14, 59, 60].map(ageGroup)).toEqual([
    'adult',
    'child',
    'child',
    'adult',
    'adult',
    'elder',
  ]);
});
