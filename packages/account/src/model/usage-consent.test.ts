import { expect, test } from 'vitest';
import { agreesToUsage, keepUsage } from './usage-consent';

test('an agreement is kept for a year, and taken back leaves nothing', () => {
  const page = { document: { cookie: '' }, location: { hostname: 'portal.example' } };
  expect(agreesToUsage(page)).toBe(false);
  keepUsage(true, page);
  expect(page.document.cookie).toBe(
    '__Host-xl_usage=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(agreesToUsage(page)).toBe(true);
  keepUsage(false, page);
  expect(page.document.cookie).toContain('xl_usage=; Path=/; Max-Age=0');
  expect(agreesToUsage(page)).toBe(false);
});
