import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayment, pressCashier } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addWorld, type TestPerson } from './booking-fixture';
import { findOrder } from './orders';
import { voucherDocument } from './voucher-document';
import { voucherFilePath } from './voucher-download';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

async function booked(): Promise<{ orderNo: string; owner: TestPerson; other: TestPerson }> {
  const { shift, people } = await addWorld(gateway.services.db, gateway.services.clock.now(), {
    people: 2,
  });
  const [owner, other] = people;
  if (!owner || !other) throw new Error('the world is too small');
  const { data } = await gateway.call(
    '/order/submitorder/submit.json',
    { shiftCaseId: shift.id, patientId: owner.patientId },
    { token: owner.token },
  );
  return { orderNo: data.orderNo, owner, other };
}

async function pay(orderNo: string, { token }: TestPerson): Promise<void> {
  await pressCashier(gateway, await openPayment(gateway, orderNo, token), 'success');
}

async function ask(orderNo: string, token: string | null): Promise<Response> {
  const headers = new Headers(token === null ? {} : { token });
  const url = `http://gateway.test${voucherFilePath}?orderNo=${encodeURIComponent(orderNo)}`;
  return gateway.app.fetch(new Request(url, { headers }));
}

const codeOf = async (answer: Response): Promise<number> =>
  ((await answer.json()) as { code: number }).code;

describe('the voucher as a file', () => {
  it('is its owner’s alone, and a file to keep', async () => {
    const { orderNo, owner, other } = await booked();
    await pay(orderNo, owner);
    const answer = await ask(orderNo, owner.token);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="voucher-${orderNo}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));

    const strangers = await Promise.all([
      ask(orderNo, other.token),
      ask('1', owner.token),
      ask('', owner.token),
    ]);
    for (const refused of strangers) {
      expect(refused.status).toBe(403);
      expect(await codeOf(refused)).toBe(-7);
    }
    const signedOut = await ask(orderNo, null);
    expect([signedOut.status, await codeOf(signedOut)]).toEqual([401, -6]);
  });

  it('is there from payment until the appointment ends', async () => {
    const { orderNo, owner } = await booked();
    expect((await ask(orderNo, owner.token)).status).toBe(403);
    await pay(orderNo, owner);
    expect((await ask(orderNo, owner.token)).status).toBe(200);
    const cancelled = await gateway.call(
      '/order/cancelorder/cancel.json',
      { orderNo, reason: '时间冲突' },
      { token: owner.token },
    );
    expect(cancelled.code).toBe(0);
    expect((await ask(orderNo, owner.token)).status).toBe(403);
  });

  it.each([
    ['zh-Hans', '取号凭证', '医院当地时间'],
    ['zh-Hant', '取號憑證', '醫院當地時間'],
    ['en', 'Voucher', 'hospital time'],
  ] as const)(
    'says in %s what the order says, and the number masked',
    async (locale, label, zone) => {
      const { orderNo, owner } = await booked();
      await pay(orderNo, owner);
      const { db, clock } = gateway.services;
      const now = clock.now();
      const order = await findOrder(db, orderNo, { ownerId: owner.userId, locale, now });
      const document = voucherDocument(order, locale, now, '三明健康');
      expect(document?.mark).toMatchObject({ label, text: order.voucherCode });
      const texts = document?.facts.map(({ text }) => text).join('\n') ?? '';
      for (const part of [order.hospitalName, order.patientName, '10:00–10:30', zone])
        expect(texts).toContain(part);
      expect(texts).not.toContain(owner.mobile);
      expect(document?.list?.items).toEqual(order.bring);
      expect(document?.footer[0]).toContain('三明健康');
    },
  );
});
