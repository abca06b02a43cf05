import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { openUnpaidOrder, runRefunds } from '../../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { unstorableTexts, withEachText } from '../../../testing/with-each-text';
import { askPayment } from '../asked-payments';
import { paymentDifferences } from '../tables';
import {
  accountAt,
  apiKey,
  asked,
  listenAsWechatPay,
  merchant,
  merchantId,
  noticeOf,
  pem,
  platform,
  side,
  signedHeaders,
  stranger,
  transaction,
  urlOf,
} from './wechat-pay-fixture';
import { wechatPayProvider } from './wechat-pay-provider';

let server: Server;
let gateway: TestGateway;
beforeAll(async () => {
  server = await listenAsWechatPay();
  const provider = wechatPayProvider({
    account: accountAt(urlOf(server)),
    publicUrl: 'https://gateway.test',
    official: { appId: 'wx-official', secret: 's', url: urlOf(server) },
    miniProgram: { appId: 'wx-mini', secret: 's', url: urlOf(server) },
  });
  gateway = await openTestGateway({ payments: [provider] });
});
beforeEach(() => {
  asked.length = 0;
  side.answers = {};
  side.signer = platform.privateKey;
});
afterAll(async () => {
  await gateway.dispose();
  await new Promise((done) => {
    server.close(done);
  });
});

const phone = 'Mozilla/5.0 (iPhone) Safari/604.1';
const inApp = `${phone} MicroMessenger/8.0.49`;
const enter = (paymentId: string, userAgent: string, query = '') =>
  gateway.app.request(`/pay/cashier/wechatPay/${paymentId}${query}`, {
    headers: { 'user-agent': userAgent },
  });
const send = (body: string, headers: Record<string, string> = signedHeaders(body)) =>
  gateway.app.request('/pay/notify/wechatPay', {
    method: 'POST',
    headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
    body,
  });
const statusOf = async (token: string, orderNo: string) =>
  (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token })).data.status;

describe('the cashier', () => {
  it('of a browser is WeChat Pay’s own, for the sum, until the order expires', async () => {
    side.answers['/v3/pay/transactions/h5'] = () => ({
      status: 200,
      body: { h5_url: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1' },
    });
    const { paymentId, orderNo } = await openUnpaidOrder(gateway);
    const answer = await enter(paymentId, phone);
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.origin).toBe('https://wx.tenpay.com');
    expect(target.searchParams.get('prepay_id')).toBe('wx1');
    expect(target.searchParams.get('redirect_url')).toMatch(/^http:\/\/localhost:3000\/my\/order/);
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const body = asked[0]?.body ?? {};
    expect(body).toMatchObject({
      appid: 'wx-official',
      mchid: merchantId,
      out_trade_no: paymentId,
      notify_url: 'https://gateway.test/pay/notify/wechatPay',
      amount: { total: 3800, currency: 'CNY' },
      scene_info: { h5_info: { type: 'Wap' } },
    });
    expect(Date.parse(String(body['time_expire']))).toBeGreaterThan(Date.now());
    expect(orderNo).not.toBe('');
  });

  it('of the messaging app asks who stands there, then pays by that app’s script', async () => {
    side.answers['/sns/oauth2/access_token'] = () => ({ status: 200, body: { openid: 'o-1' } });
    side.answers['/v3/pay/transactions/jsapi'] = () => ({
      status: 200,
      body: { prepay_id: 'wx2' },
    });
    const { paymentId } = await openUnpaidOrder(gateway);
    const first = await enter(paymentId, inApp);
    const question = new URL(first.headers.get('location') ?? '');
    expect(question.origin).toBe('https://open.weixin.qq.com');
    expect(question.searchParams.get('redirect_uri')).toBe(
      `https://gateway.test/pay/cashier/wechatPay/${paymentId}`,
    );
    const answer = await enter(paymentId, inApp, '?code=c1&state=');
    const html = await answer.text();
    const data = /id="payment">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const { request } = JSON.parse(data);
    const text = Formatter.joinedByLineFeed(
      'wx-official',
      request.timeStamp,
      request.nonceStr,
      request.package,
    );
    expect(request.package).toBe('prepay_id=wx2');
    expect(Rsa.verify(text, request.paySign, pem(merchant.publicKey))).toBe(true);
    // The one script of the page, and no other, may run.
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const digest = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'sha256-${digest}'`,
    );
    expect(asked.at(-1)?.body).toMatchObject({ payer: { openid: 'o-1' } });
  });

  it('of the mini-program is prepared for its own user', async () => {
    side.answers['/sns/jscode2session'] = () => ({ status: 200, body: { openid: 'm-1' } });
    side.answers['/v3/pay/transactions/jsapi'] = () => ({
      status: 200,
      body: { prepay_id: 'wx3' },
    });
    const { person, orderNo } = await openUnpaidOrder(gateway);
    const { token } = person;
    const { data } = await gateway.call('/pay/miniapp/prepay', { orderNo, code: 'c' }, { token });
    expect(data.package).toBe('prepay_id=wx3');
    expect(asked.at(-1)?.body).toMatchObject({ appid: 'wx-mini', payer: { openid: 'm-1' } });
  });

  it('says so when WeChat Pay is away, or an answer is not its own', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    expect((await enter(paymentId, phone)).status).toBe(502);
    side.answers['/v3/pay/transactions/h5'] = () => ({
      status: 200,
      body: { h5_url: 'https://wx.tenpay.com/1' },
    });
    side.signer = stranger.privateKey;
    const forged = await enter(paymentId, phone);
    expect(forged.status).toBe(502);
    expect(await forged.text()).toContain('/my/order/status');
  });

  it('takes nothing for an order that is over', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    expect((await enter(paymentId, phone)).headers.get('location')).toBeNull();
    expect(asked).toEqual([]);
    expect((await enter('payment-of-nobody', phone)).status).toBe(404);
  });
});

describe('a notice', () => {
  it('confirms the order once, and is answered as WeChat Pay wants', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const body = noticeOf('TRANSACTION.SUCCESS', transaction(paymentId));
    const sent = await Promise.all([send(body), send(body), send(body)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await sent[0]?.json()).toEqual({ code: 'SUCCESS', message: 'OK' });
    expect(await statusOf(person.token, orderNo)).toBe('confirmed');
  });

  it.each(['', null])(
    'that signs nothing beside what it seals (%j) confirms it too',
    async (none) => {
      const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
      const body = noticeOf('TRANSACTION.SUCCESS', transaction(paymentId), apiKey, none);
      expect((await send(body)).status).toBe(200);
      expect(await statusOf(person.token, orderNo)).toBe('confirmed');
    },
  );

  it.each([
    ['signed by a stranger', (body: string) => signedHeaders(body, stranger.privateKey)],
    [
      'of six minutes ago',
      (body: string) => signedHeaders(body, platform.privateKey, Formatter.timestamp() - 360),
    ],
    ['without a signature', () => ({})],
    ['signed over another body', () => signedHeaders('{}')],
  ])('%s is refused', async (_, headersOf) => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const body = noticeOf('TRANSACTION.SUCCESS', transaction(paymentId));
    expect((await send(body, headersOf(body))).status).toBe(403);
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
  });

  it.each([
    ['encrypted by another key', apiKey.toUpperCase(), {}],
    ['for another merchant', apiKey, { mchid: '1900000000' }],
    ['in dollars', apiKey, { amount: { total: 3800, currency: 'USD' } }],
    [
      'paid in dollars',
      apiKey,
      { amount: { total: 3800, currency: 'CNY', payer_total: 540, payer_currency: 'USD' } },
    ],
  ])('%s is refused', async (_, key, changed) => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const resource = { ...transaction(paymentId), ...changed };
    expect((await send(noticeOf('TRANSACTION.SUCCESS', resource, key))).status).toBe(403);
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
  });
});

describe('a notice that changes nothing', () => {
  it.each([
    ['a payment that was closed', 'TRANSACTION.SUCCESS', { trade_state: 'CLOSED' }],
    ['a payment in a new state', 'TRANSACTION.PENDING', { trade_state: 'NOTPAY' }],
    ['a complaint', 'COMPLAINT.CREATE', {}],
    ['a coupon', 'COUPON.USE', {}],
  ])('of %s is acknowledged and ignored', async (_, event, changed) => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const body = noticeOf(event, { ...transaction(paymentId), ...changed });
    expect((await send(body)).status).toBe(200);
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
    expect((await send(body, signedHeaders(body, stranger.privateKey))).status).toBe(403);
  });
});

describe('another currency', () => {
  const typesOf = async (subject: string) =>
    (
      await gateway.services.db
        .select({ type: paymentDifferences.type })
        .from(paymentDifferences)
        .where(eq(paymentDifferences.subject, subject))
    ).map(({ type }) => type);
  const dollars = { total: 3800, currency: 'USD' };

  it('in a notice is reported once, however often the notice comes', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const body = noticeOf('TRANSACTION.SUCCESS', { ...transaction(paymentId), amount: dollars });
    for (const _ of [1, 2]) expect((await send(body)).status).toBe(403);
    expect(await typesOf(paymentId)).toEqual(['otherCurrency']);
  });

  it('in an answer to a query is reported, and the payment is neither booked nor closed', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    side.answers['/v3/pay/transactions/out-trade-no/'] = () => ({
      status: 200,
      body: {
        ...transaction(paymentId),
        amount: { ...dollars, currency: 'CNY', payer_currency: 'USD' },
      },
    });
    await askPayment({ paymentId }, gateway.services);
    expect(await statusOf(person.token, orderNo)).toBe('awaitingPayment');
    expect(await typesOf(paymentId)).toEqual(['otherCurrency']);
    expect(asked.filter(({ path }) => path.endsWith('/close'))).toEqual([]);
  });

  it('of a refund is reported, and the refund is not booked', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await send(noticeOf('TRANSACTION.SUCCESS', transaction(paymentId)));
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    side.answers['/v3/refund/domestic/refunds'] = () => ({
      status: 200,
      body: { status: 'SUCCESS', amount: { refund: 3800, currency: 'USD' } },
    });
    await runRefunds(gateway.services).catch(() => undefined);
    expect(await statusOf(token, orderNo)).toBe('refunding');
    const refundId = String(
      asked.findLast(({ path }) => path === '/v3/refund/domestic/refunds')?.body['out_refund_no'],
    );
    expect(await typesOf(refundId)).toEqual(['otherCurrency']);
    const told = { mchid: merchantId, out_refund_no: refundId, amount: { currency: 'USD' } };
    expect((await send(noticeOf('REFUND.SUCCESS', told))).status).toBe(403);
    expect(await statusOf(token, orderNo)).toBe('refunding');
  });
});

describe.each(unstorableTexts)('%j as any text of a notice', (text) => {
  it('breaks nothing', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const told = { mchid: merchantId, out_refund_no: 'R1', refund_status: 'SUCCESS' };
    const notices = [
      ...withEachText(transaction(paymentId), text).map((each) =>
        noticeOf('TRANSACTION.SUCCESS', each),
      ),
      ...withEachText(told, text).map((each) => noticeOf('REFUND.SUCCESS', each)),
      ...withEachText(
        JSON.parse(noticeOf('TRANSACTION.SUCCESS', transaction(paymentId))) as object,
        text,
      ).map((each) => JSON.stringify(each)),
    ];
    expect(notices.length).toBeGreaterThan(8);
    for (const notice of notices) expect((await send(notice)).status).toBeLessThan(500);
  });
});

describe('a refund', () => {
  it('is asked for once by its number, waits for the bank, and ends when WeChat Pay says so', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await send(noticeOf('TRANSACTION.SUCCESS', transaction(paymentId)));
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    let status = 'PROCESSING';
    side.answers['/v3/refund/domestic/refunds'] = () => ({ status: 200, body: { status } });
    await runRefunds(gateway.services);
    expect(await statusOf(token, orderNo)).toBe('refunding');
    expect(asked.at(-1)?.body).toMatchObject({
      out_trade_no: paymentId,
      amount: { refund: 3800, total: 3800, currency: 'CNY' },
    });
    const first = asked.at(-1)?.body['out_refund_no'];
    status = 'SUCCESS';
    const told = { mchid: merchantId, out_refund_no: first, refund_status: 'SUCCESS' };
    expect((await send(noticeOf('REFUND.SUCCESS', told))).status).toBe(200);
    await runRefunds(gateway.services);
    expect(asked.at(-1)?.body['out_refund_no']).toBe(first);
    expect(await statusOf(token, orderNo)).toBe('refunded');
  });
});

describe('asked about a payment', () => {
  const query = '/v3/pay/transactions/out-trade-no/';

  it('WeChat Pay tells what a lost notice would have', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    side.answers[query] = () => ({ status: 200, body: transaction(paymentId) });
    await askPayment({ paymentId }, gateway.services);
    expect(await statusOf(person.token, orderNo)).toBe('confirmed');
  });

  it('closes one that nobody waits for', async () => {
    const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
    const { token } = person;
    await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
    side.answers[query] = ({ path }) =>
      path.endsWith('/close')
        ? { status: 204, body: {} }
        : { status: 200, body: { ...transaction(paymentId), trade_state: 'NOTPAY' } };
    await askPayment({ paymentId }, gateway.services);
    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { mchid: merchantId } });
    expect(asked.at(-1)?.path).toBe(`${query}${paymentId}/close`);
  });
});
