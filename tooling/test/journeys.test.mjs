import { expect, it } from 'vitest';
import { journeysIn } from './journeys.mjs';

const after = (...files) =>
  journeysIn('changed', { difference: { base: 'HEAD', head: 'HEAD', files: new Set(files) } });

it('runs all journeys unless only what has changed is asked for, and where nobody knows what has', () => {
  expect(journeysIn('turns')).toEqual([]);
  expect(journeysIn('all')).toEqual([]);
  expect(journeysIn('changed', { difference: null })).toEqual([]);
});

it('runs the walks and the first appointment whatever has changed', () => {
  const always = after('docs/architecture.md');
  expect(always).toEqual(
    expect.arrayContaining(['specs/every-screen.test.ts', 'specs/first-appointment.test.ts']),
  );
  expect(always).not.toContain('specs/help.test.ts');
});

it('runs a journey that has changed, and those by way of a package that has', () => {
  expect(after('e2e/specs/help.test.ts')).toContain('specs/help.test.ts');
  expect(after('packages/booking/src/pages/my/order/list.page.tsx')).toContain(
    'specs/voucher-file.test.ts',
  );
});
