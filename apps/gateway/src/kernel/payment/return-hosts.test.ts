import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { addWorld } from '../../domains/booking/booking-fixture';
import { publicAddresses } from '../../platform/public-addresses';
import { pressCashier } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  const PORTAL_HOSTS = ['portal.test', '.portal.test', '.h5.example.org', '.hospital.com.cn'];
  gateway = await openTestGateway({
    config: publicAddresses({ GATEWAY_PORT: 4000, PORTAL_HOSTS }, false),
  });
});
afterAll(() => gateway.dispose());

/** Books a visit, and requests the cashier with a return to a host. */
async function bookAndPay(host: string) {
  const { db, clock } = gateway.services;
  const { people, shift } = await addWorld(db, clock.now());
  const [person] = people;
  if (!person) throw new Error('the world is empty');
  const { token, patientId } = person;
  const visit = { shiftCaseId: shift.id, patientId };
  const { data } = await gateway.call('/order/submitorder/submit.json', visit, { token });
  const returnUrl = `https://${host}/my/order/status?orderNo=${data.orderNo}`;
  const payment = { orderNo: data.orderNo, returnUrl };
  const cashier = await gateway.call('/pay/geth5payurl.json', payment, { token });
  return { token, orderNo: data.orderNo as string, returnUrl, cashier };
}

describe('paying on a host of a channel, by the hosts of the portals alone', () => {
  it.each([
    'portal.test',
    'www.portal.test',
    'sanming.portal.test',
    'sanming.h5.portal.test',
    'h5.example.org',
    'sanming.h5.example.org',
    'hospital.com.cn',
    'sanming.hospital.com.cn',
    'sanming.h5.hospital.com.cn',
  ])('%s is where the patient returns to', async (host) => {
    const { token, orderNo, returnUrl, cashier } = await bookAndPay(host);
    expect(cashier.code).toBe(0);
    const paymentId = new URL(cashier.data.url).pathname.split('/').at(-1) ?? '';
    const answer = await pressCashier(gateway, paymentId, 'success');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnUrl]);
    const detail = { orderNo };
    const { data } = await gateway.call('/order/orderinfo/detail.json', detail, { token });
    expect(data.status).toBe('confirmed');
  });

  it.each(['other.test', 'portal.test.evil.test', 'example.org', 'com.cn', 'xportal.test'])(
    '%s is not',
    async (host) => {
      const { cashier } = await bookAndPay(host);
      expect(cashier.code).toBe(businessErrors.illegalReturnUrl);
    },
  );
});
