import { describe, expect, it } from 'vitest';
import { locales } from '../../platform/context';
import { cashierBody, type CashierView } from './cashier-page';

const order = {
  orderNo: '261201000000000001',
  amount: '¥38.00',
  facts: [
    { label: '医生', text: '<b>沈知远</b>' },
    { label: '医院', text: '浙江省立同仁医院' },
    { label: '就诊时间', text: '2026-12-05 08:30–09:00' },
  ],
  payBefore: '2026-12-01 10:30',
};

describe.each(locales)('the cashier in %s', (locale) => {
  it('shows the order and two buttons of one form', () => {
    const html = cashierBody({ kind: 'pay', order }, locale);
    expect(html).toContain('¥38.00');
    expect(html.match(/<button type="submit" name="outcome" value="(success|fail)"/g)).toHaveLength(
      2,
    );
    expect(html).not.toMatch(/<script| style="|\bundefined\b/);
  });

  it('escapes what it shows', () => {
    expect(cashierBody({ kind: 'pay', order }, locale)).not.toContain('<b>');
    const returnUrl = 'http://localhost:3000/x?a="><script>';
    expect(cashierBody({ kind: 'closed', returnUrl }, locale)).not.toContain('"><script>');
  });

  it.each(['closed', 'done'] as const)('leads back when it is %s', (kind) => {
    const view: CashierView = {
      kind,
      returnUrl: 'http://localhost:3000/my/order/status?orderNo=1',
    };
    const html = cashierBody(view, locale);
    expect(html).toContain(
      '<a class="button" href="http://localhost:3000/my/order/status?orderNo=1">',
    );
    expect(html).not.toContain('<form');
  });
});
