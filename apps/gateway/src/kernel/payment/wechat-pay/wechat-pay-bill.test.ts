import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWechatPayBill } from './wechat-pay-bill';
import { accountAt, listenAsWechatPay, side, urlOf } from './wechat-pay-fixture';

let server: Server;
beforeAll(async () => {
  server = await listenAsWechatPay();
});
afterAll(
  () =>
    new Promise((done) => {
      server.close(done);
    }),
);

describe('the bill', () => {
  const heading =
    '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
  const row = (facts: Record<string, string>) =>
    heading
      .split(',')
      .map((name) => `\`${facts[name] ?? ''}`)
      .join(',');
  const file = [
    heading,
    row({
      微信订单号: '42',
      商户订单号: 'P1',
      交易状态: 'SUCCESS',
      商品名称: '专家门诊, 上午',
      订单金额: '38.00',
    }),
    row({
      商户订单号: 'P1',
      交易状态: 'REFUND',
      商户退款单号: 'R1',
      退款状态: 'PROCESSING',
      申请退款金额: '8.50',
    }),
    '总交易单数,应结订单总金额',
    '`2,`38.00',
    '',
  ].join('\r\n');
  const digestOf = (text: string) => createHash('sha1').update(text).digest('hex');
  const bill = () => readWechatPayBill(accountAt(urlOf(server)), '2026-11-20');
  const offered = (hash: string) => {
    side.answers['/v3/bill/tradebill'] = () => ({
      status: 200,
      body: {
        hash_type: 'SHA1',
        hash_value: hash,
        download_url: `${urlOf(server)}/v3/billdownload/file?token=t`,
      },
    });
    side.answers['/v3/billdownload/file'] = () => ({ status: 200, body: file });
  };

  it('lists what came in and what went back', async () => {
    offered(digestOf(file));
    expect(await bill()).toEqual([
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
      { type: 'refund', refundId: 'R1', amountCents: 850, isDone: false },
    ]);
  });

  it('that came changed is not read; one of a day without payments is empty', async () => {
    offered(digestOf('another'));
    await expect(bill()).rejects.toThrow('changed');
    side.answers['/v3/bill/tradebill'] = () => ({
      status: 400,
      body: { code: 'NO_STATEMENT_EXIST' },
    });
    expect(await bill()).toEqual([]);
    side.answers['/v3/bill/tradebill'] = () => ({
      status: 400,
      body: { code: 'STATEMENT_CREATING' },
    });
    expect(await bill()).toBeNull();
  });

  const paid = { 微信订单号: '42', 商户订单号: 'P1', 交易状态: 'SUCCESS', 订单金额: '38.00' };
  it.each([
    [
      'a title with a quotation mark',
      row({ ...paid, 商品名称: '"专家门诊' }),
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
    ],
    [
      'yuan by name',
      row({ ...paid, 货币种类: 'CNY' }),
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
    ],
    [
      'dollars',
      row({ ...paid, 货币种类: 'USD' }),
      { type: 'otherCurrency', otherCurrency: 'USD', subject: 'P1' },
    ],
    [
      'a refund in dollars',
      row({ ...paid, 交易状态: 'REFUND', 商户退款单号: 'R1', 货币种类: 'USD' }),
      { type: 'otherCurrency', otherCurrency: 'USD', subject: 'R1' },
    ],
    [
      'a sum that is none',
      row({ ...paid, 订单金额: '免费' }),
      { type: 'unreadable', row: 'row 1 P1' },
    ],
    ['one field more', `${row(paid)},\`x`, { type: 'unreadable', row: 'row 1 P1' }],
    ['no grave accents', '42,P1,SUCCESS', { type: 'unreadable', row: 'row 1' }],
  ])('reads the rest of the day beside a row with %s', async (_, one, read) => {
    const other = row({ ...paid, 商户订单号: 'P2', 微信订单号: '43' });
    const table = [heading, one, other, '总交易单数,应结订单总金额', '`2,`38.00', ''].join('\r\n');
    offered(digestOf(table));
    side.answers['/v3/billdownload/file'] = () => ({ status: 200, body: table });
    expect(await bill()).toEqual([
      read,
      { type: 'payment', paymentId: 'P2', amountCents: 3800, tradeNo: '43' },
    ]);
  });
});
