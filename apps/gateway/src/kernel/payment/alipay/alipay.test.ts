import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openUnpaidOrder, runRefunds } from '../../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { withEachText } from '../../../testing/with-each-text';
import { askPayment } from '../asked-payments';
import { paymentDifferences } from '../tables';
import { chinaTime } from './alipay-notice';
import { alipayProvider } from './alipay-provider';
import { encodeGb, zipOf } from './packed-bill-fixture';

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const merchant = newKeys();
const alipay = newKeys();
const stranger = newKeys();
const appId = '2021000000000001';
const publicUrl = 'https://gateway.test';

/** What is signed of a request or a notice: its fields by name, but for the signature. */
const signedText = (fields: Record<string, string>, without: readonly string[] = ['sign']) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
const sign = (text: string, key: KeyObject) =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64');
const isSigned = (fields: Record<string, string>) =>
  createVerify('RSA-SHA256')
    .update(signedText(fields))
    .verify(merchant.publicKey, fields['sign'] ?? '', 'base64');

const asked: { method: string; content: Record<string, string> }[] = [];
let answers: Record<string, object> = {};
let signer = alipay.privateKey;
let billFile: Buffer = Buffer.alloc(0);

let server: Server;
let gateway: TestGateway;
let provider: ReturnType<typeof alipayProvider>;
const serverUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/bill.zip') {
      response.end(billFile);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { searchParams } = new URL(request.url ?? '', serverUrl());
      const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
      const method = fields['method'] ?? '';
      const known = answers[method];
      const answer = !isSigned(fields)
        ? { code: '40002', msg: 'Invalid', sub_code: 'isv.invalid-signature' }
        : (known ?? { code: '40004', msg: 'Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' });
      asked.push({ method, content: JSON.parse(fields['biz_content'] ?? '{}') });
      const text = JSON.stringify(answer);
      const name = `${method.replaceAll('.', '_')}_response`;
      response.setHeader('content-type', 'application/json;charset=utf-8');
      response.end(`{"${name}":${text},"sign":"${sign(text, signer)}"}`);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const account = {
    appId,
    privateKey: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    alipayPublicKey: alipay.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    gateway: `${serverUrl()}/gateway.do`,
  };
  provider = alipayProvider(account, publicUrl);
  gateway = await openTestGateway({ payments: [provider] });
});
beforeEach(() => {
  asked.length = 0;
  answers = {};
  signer = alipay.privateKey;
});
afterAll(async () => {
  await gateway.dispose();
  await new Promise((done) => {
    server.close(done);
  });
});

const done = (answer: object) => ({ code: '10000', msg: 'Success', ...answer });
const statusOf = async (token: string, orderNo: string) =>
  (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token })).data.status;
const differencesOf = async (subject: string) =>
  (
    await gateway.services.db
      .select({ type: paymentDifferences.type })
      .from(paymentDifferences)
      .where(eq(paymentDifferences.subject, subject))
  ).map(({ type }) => type);
const noticeOf = (paymentId: string, changed: Record<string, string> = {}) => ({
  app_id: appId,
  notify_time: chinaTime(gateway.services.clock.now()),
  notify_type: 'trade_status_sync',
  charset: 'utf-8',
  sign_type: 'RSA2',
  out_trade_no: paymentId,
  trade_no: '2026112322001',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '38.00',
  subject: '专家门诊 & 挂号',
  ...changed,
});
function send(fields: Record<string, string>, key = alipay.privateKey) {
  const signature = sign(signedText(fields, ['sign', 'sign_type']), key);
  const body = new URLSearchParams({ ...fields, sign: signature }).toString();
  return gateway.app.request('/pay/notify/alipay', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
    body,
  });
}

describe('the cashier', () => {
  it('is Alipay’s own, signed, for the sum, until the order expires', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const answer = await gateway.app.request(`/pay/cashier/alipay/${paymentId}`);
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.origin).toBe(serverUrl());
    const fields = Object.fromEntries(target.searchParams);
    expect(isSigned(fields)).toBe(true);
    expect(fields).toMatchObject({
      app_id: appId,
      method: 'alipay.trade.wap.pay',
      sign_type: 'RSA2',
      notify_url: `${publicUrl}/pay/notify/alipay`,
    });
    const content = JSON.parse(fields['biz_content'] ?? '{}');
    expect(content).toMatchObject({
      out_trade_no: paymentId,
      total_amount: '38.00',
      product_code: 'QUICK_WAP_WAY',
    });
    expect(Date.parse(`${content.time_expire.replace(' ', 'T')}+08:00`)).toBeGreaterThan(
      Date.now(),
    );
  });
});

describe('a notice', () => {
  it('confirms the order once, and is answered as Alipay wants', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const sent = [await send(noticeOf(paymentId)), await send(noticeOf(paymentId))];
    expect(await Promise.all(sent.map((answer) => answer.text()))).toEqual(['success', 'success']);
    expect(await statusOf(person.token, orderNo)).toBe('confirmed');
  });

  it.each([
    ['signed by a stranger', {}, stranger.privateKey],
    ['for another app', { app_id: '2021000000000002' }, undefined],
    ['of the day before yesterday', { notify_time: '2020-01-01 10:00:00' }, undefined],
    ['by the older signature', { sign_type: 'RSA' }, undefined],
    ['by a signature that is not known', { sign_type: 'SM2' }, undefined],
    ['in a charset that is not known', { sign_type: '', charset: 'x' }, undefined],
    ['in dollars', { trans_currency: 'USD' }, undefined],
    ['paid in dollars', { pay_currency: 'USD' }, undefined],
    ['settled in dollars', { settle_currency: 'USD', trans_currency: 'CNY' }, undefined],
  ])('%s is refused', async (_, changed: Record<string, string>, key) => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    expect((await send(noticeOf(paymentId, changed), key)).status).toBe(403);
    const differences = await differencesOf(paymentId);
    expect(differences).toEqual(
      Object.keys(changed).some((name) => name.endsWith('_currency')) ? ['otherCurrency'] : [],
    );
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
  });

  it.each([
    ['waits for its payer', { trade_status: 'WAIT_BUYER_PAY' }],
    ['was closed', { trade_status: 'TRADE_CLOSED' }],
    ['is in a state that we do not know', { trade_status: 'TRADE_PENDING' }],
  ])('of a payment that %s is acknowledged and ignored', async (_, changed) => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const answer = await send(noticeOf(paymentId, changed));
    expect([answer.status, await answer.text()]).toEqual([200, 'success']);
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
    const forged = await send(noticeOf(paymentId, changed), stranger.privateKey);
    expect(forged.status).toBe(403);
  });

  it('names its cause in the log: signature, another app, irrelevant', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const { logger } = gateway.services;
    const lines: string[] = [];
    const spies = (['info', 'warn'] as const).map((level) =>
      vi.spyOn(logger, level).mockImplementation((...args: unknown[]) => {
        lines.push(String(args.at(-1)));
      }),
    );
    await send(noticeOf(paymentId), stranger.privateKey);
    await send(noticeOf(paymentId, { app_id: '2021000000000002' }));
    await send(noticeOf(paymentId, { trade_status: 'WAIT_BUYER_PAY' }));
    for (const spy of spies) spy.mockRestore();
    expect(lines.filter((line) => line.startsWith('payment notice'))).toEqual([
      'payment notice refused: wrong signature, too old or unreadable',
      'payment notice refused: signed for another app or merchant',
      'payment notice ignored: its state or event changes nothing',
    ]);
  });

  it('with a NUL as any of its texts breaks nothing', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    for (const changed of withEachText(noticeOf(paymentId), 'T\0'))
      expect((await send(changed)).status, JSON.stringify(changed)).toBeLessThan(500);
  });

  it('of another amount confirms nothing and need not come again', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const answer = await send(noticeOf(paymentId, { total_amount: '3.8' }));
    expect(await answer.text()).toBe('success');
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
  });
});

describe('a refund', () => {
  it('is done when the money moved, and asked after when it moved before', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await send(noticeOf(paymentId));
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    answers['alipay.trade.refund'] = done({ fund_change: 'N', refund_fee: '38.00' });
    answers['alipay.trade.fastpay.refund.query'] = done({});
    await runRefunds(gateway.services);
    expect(await statusOf(token, orderNo)).toBe('refunding');
    const mine = asked.filter(({ content }) => content['out_trade_no'] === paymentId);
    expect(mine[0]).toMatchObject({
      method: 'alipay.trade.refund',
      content: { refund_amount: '38.00' },
    });
    answers['alipay.trade.fastpay.refund.query'] = done({ refund_status: 'REFUND_SUCCESS' });
    await runRefunds(gateway.services);
    expect(await statusOf(token, orderNo)).toBe('refunded');
  });
});

describe('asked about a payment', () => {
  it('Alipay tells what a lost notice would have', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    answers['alipay.trade.query'] = done({
      trade_status: 'TRADE_SUCCESS',
      trade_no: '42',
      total_amount: '38.00',
    });
    await askPayment({ paymentId }, gateway.services);
    expect(await statusOf(person.token, orderNo)).toBe('confirmed');
  });

  it.each(['trans_currency', 'pay_currency', 'settle_currency'])(
    'an answer with another %s is never booked, and reported',
    async (name) => {
      const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
      answers['alipay.trade.query'] = done({
        trade_status: 'TRADE_SUCCESS',
        trade_no: '42',
        total_amount: '38.00',
        [name]: 'USD',
      });
      await askPayment({ paymentId }, gateway.services);
      expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
      expect(await differencesOf(paymentId)).toEqual(['otherCurrency']);
    },
  );

  it('an answer that it did not sign is not believed', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    signer = stranger.privateKey;
    answers['alipay.trade.query'] = done({
      trade_status: 'TRADE_SUCCESS',
      trade_no: '42',
      total_amount: '38.00',
    });
    await expect(askPayment({ paymentId }, gateway.services)).rejects.toThrow(/./);
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
  });

  it('closes one that nobody waits for, known or not', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    await askPayment({ paymentId }, gateway.services);
    expect(asked.map(({ method }) => method)).toEqual(['alipay.trade.query', 'alipay.trade.close']);
  });
});

describe('the bill', () => {
  // Written by hand, as this platform has no encoder: the words that are read, in GB 18030.
  const encoded = (text: string) => Buffer.from(encodeGb(text));
  const list = [
    '#支付宝业务明细查询',
    '#----业务明细列表----',
    '支付宝交易号,商户订单号,业务类型,订单金额（元）,退款批次号/请求号',
    '42\t,P1\t,交易,38.00,',
    '42\t,P1\t,退款,-8.50,R1\t',
    '#----业务明细列表结束----',
    '',
  ].join('\r\n');

  it('lists what came in and what went back', async () => {
    billFile = zipOf({ 'sums.csv': encoded('#业务汇总'), 'list.csv': encoded(list) });
    const name = 'alipay.data.dataservice.bill.downloadurl.query';
    answers[name] = done({ bill_download_url: `${serverUrl()}/bill.zip` });
    expect(await provider.bill('2026-11-20', gateway.services.db)).toEqual([
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
      { type: 'refund', refundId: 'R1', amountCents: 850, isDone: true },
    ]);
    expect(asked.at(-1)?.content).toEqual({ bill_type: 'trade', bill_date: '2026-11-20' });
    answers[name] = { code: '40004', msg: 'Failed', sub_code: 'isp.bill_not_exist' };
    expect(await provider.bill('2026-11-20', gateway.services.db)).toBeNull();
  });

  const good = '43\t,P2\t,口罩,交易,5.00,,人民币';
  const goodRow = { type: 'payment', paymentId: 'P2', amountCents: 500, tradeNo: '43' };
  const named = (row: object) => [row, goodRow];

  it.each([
    [
      'a comma in a quoted title',
      '42\t,P1\t,"专家门诊, 上午",交易,38.00,,',
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
    ],
    [
      'quotation marks in a quoted title',
      '42\t,P1\t,"绷带 6"" 大号",交易,38.00,,',
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
    ],
    [
      'a quotation mark in a plain title',
      '42\t,P1\t,绷带 6" 大号,交易,38.00,,',
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
    ],
    [
      'a comma in a plain title',
      '42\t,P1\t,专家门诊,上午,交易,38.00,,',
      { type: 'unreadable', row: 'row 1 P1' },
    ],
    [
      'a quotation mark that is never closed',
      '42\t,P1\t,"专家门诊,交易,38.00,,',
      { type: 'unreadable', row: 'row 1' },
    ],
    ['a sum that is none', '42\t,P1\t,门诊,交易,38元,,', { type: 'unreadable', row: 'row 1 P1' }],
    [
      'a separator at its end',
      '42\t,P1\t,门诊,交易,38.00,,,',
      { type: 'payment', paymentId: 'P1', amountCents: 3800, tradeNo: '42' },
    ],
    ['too few fields', '42\t,P1', { type: 'unreadable', row: 'row 1 P1' }],
    ['no number of ours', '42\t,,门诊,交易,38.00,,', { type: 'unreadable', row: 'row 1' }],
    [
      'a refund without its number',
      '42\t,P1\t,门诊,退款,-38.00,,',
      { type: 'unreadable', row: 'row 1 P1' },
    ],
    [
      'another currency',
      '42\t,P1\t,门诊,交易,38.00,,USD',
      { type: 'otherCurrency', otherCurrency: 'USD', subject: 'P1' },
    ],
  ])('reads the rest of the day beside a row with %s', async (_, row, read) => {
    const table = [
      '#----业务明细列表----',
      '支付宝交易号,商户订单号,商品名称,业务类型,订单金额（元）,退款批次号/请求号,币种',
      row,
      good,
      '',
    ].join('\r\n');
    billFile = zipOf({ 'list.csv': encoded(table) });
    const name = 'alipay.data.dataservice.bill.downloadurl.query';
    answers[name] = done({ bill_download_url: `${serverUrl()}/bill.zip` });
    expect(await provider.bill('2026-11-20', gateway.services.db)).toEqual(named(read));
  });

  it('that lacks a column is not read at all', async () => {
    billFile = zipOf({
      'list.csv': encoded('#----业务明细列表----\r\n支付宝交易号,商户订单号\r\n42,P1'),
    });
    const name = 'alipay.data.dataservice.bill.downloadurl.query';
    answers[name] = done({ bill_download_url: `${serverUrl()}/bill.zip` });
    await expect(provider.bill('2026-11-20', gateway.services.db)).rejects.toThrow('lacks');
  });
});
