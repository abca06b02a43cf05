import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './process/workspace.mjs';
import { where } from './where.mjs';

const fileAfter = (lines, title) =>
  lines
    .find((line) => line.trimStart().startsWith(title))
    ?.split(': ')
    .at(-1)
    .split(/[:\n]/)[0];

it.each(['/my/order/package/detail/:orderNo', '/my/order/package/detail/$orderNo'])(
  'finds the page, its story and the calls of %s',
  (path) => {
    const lines = where(path);
    expect(lines[0]).toMatch(/^route service-packages\.orderDetail .*\.ts:\d+$/);
    expect(lines.join('\n')).toContain('call getPackageOrder (/hades/order/detail): ');
    for (const title of ['route', 'page', 'story', 'call', 'handler'])
      expect(existsSync(join(root, fileAfter(lines, title))), title).toBe(true);
  },
);

it.each(['pageUserCoupons', '/modulecoupon/rest/coupon/black/pageusercoupon'])(
  'finds handler, tables and tests of the call %s',
  (word) => {
    const text = where(word).join('\n');
    expect(text).toMatch(/^call pageUserCoupons .*packages\/contract\/src\/.*\.ts:\d+\n/);
    expect(text).toMatch(/handler: apps\/gateway\/src\/.*\/coupons\/handlers\.ts:\d+\n/);
    expect(text).toContain('tables: coupons');
    expect(text).toContain('coupons.test.ts');
  },
);

it('names what is nearest to a word that is nothing', () => {
  const lines = where('pageUserCoupon');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^Nothing is called pageUserCoupon\. Nearest: pageUserCoupons, [^,]+, [^,]+$/,
  );
});
