import { expect, it } from 'vitest';
import { table } from './text-table.mjs';

it('keeps columns in line when cells are Chinese', () => {
  expect(
    table(
      ['who', 'phone'],
      [
        ['访客', '1'],
        ['ab', '22'],
      ],
    ),
  ).toBe(['  who   phone', '  ----  -----', '  访客  1', '  ab    22'].join('\n'));
});
