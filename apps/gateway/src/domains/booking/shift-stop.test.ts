import { afterAll, beforeAll, expect, it } from 'vitest';
import type { booking, ResponseOf } from '@xinglin/contract';
import { openPayment, pressCashier, runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addWorld, brokenInvariants, nothingBroken, type TestPerson } from './booking-fixture';

type Step = ResponseOf<typeof booking.getRegistrationOrder>['history'][number];

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const submit = ({ patientId, token }: TestPerson, shiftCaseId: string) =>
  gateway.call('/order/submitorder/submit.json', { shiftCaseId, patientId }, { token });
const detail = ({ token }: TestPerson, orderNo: string) =>
  gateway.call('/order/orderinfo/detail.json', { orderNo }, { token });
const desk = (action: string, body: object) => gateway.call(`/sandbox/desk/${action}`, body);

it('stops a shift: every order is cancelled by the hospital, paid ones go back', async () => {
  const world = await addWorld(db(), now(), { people: 2 });
  const { shift } = world;
  const [payer, waiter] = world.people;
  if (!payer || !waiter) throw new Error('the world is empty');
  const paid = (await submit(payer, shift.id)).data.orderNo;
  const waiting = (await submit(waiter, shift.id)).data.orderNo;
  await pressCashier(gateway, await openPayment(gateway, paid, payer.token), 'success');
  expect(
    (await desk('stop-shift', { shiftCaseId: shift.id, reason: '医生出差' })).data.cancelledOrders,
  ).toBe(2);
  await runRefunds(gateway.services);
  const paidOrder = (await detail(payer, paid)).data;
  expect(paidOrder).toMatchObject({ status: 'refunded', refundCents: 3800 });
  expect(paidOrder.history.map((step: Step) => step.reason)).toContain('医生出差');
  expect((await detail(waiter, waiting)).data).toMatchObject({
    status: 'cancelledByHospital',
    refundCents: 0,
  });
  expect(await brokenInvariants(db())).toEqual(nothingBroken);
});
