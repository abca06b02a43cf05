import { expect, it } from 'vitest';
import { timesByDay } from './times-by-day';

const late = { startsAt: '2026-11-24T16:30:00.000Z' };
const early = { startsAt: '2026-11-24T15:30:00.000Z' };

it('puts a time on the day it has at the hospital', () => {
  expect([...timesByDay([early, late], 'Asia/Shanghai')]).toEqual([
    ['2026-11-24', [early]],
    ['2026-11-25', [late]],
  ]);
  expect([...timesByDay([early, late], 'UTC')]).toEqual([['2026-11-24', [early, late]]]);
});
