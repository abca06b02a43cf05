import { addShift, type TestPerson } from '../domains/booking/booking-fixture';
import type { TestGateway } from './test-gateway';

type Doctor = Parameters<typeof addShift>[1];
type Patient = Pick<TestPerson, 'token' | 'patientId'>;
type When = Pick<Parameters<typeof addShift>[2], 'time'>;

/** Lets a person book a free visit with a doctor; answers the order's number. */
export async function bookedVisit(
  gateway: TestGateway,
  doctor: Doctor,
  { token, patientId }: Patient,
  when: When = {},
): Promise<string> {
  const { db, clock } = gateway.services;
  const shift = { now: clock.now(), feeCents: 0, ...when };
  const { id: shiftCaseId } = await addShift(db, doctor, shift);
  const input = { shiftCaseId, patientId };
  const { data } = await gateway.call('/order/submitorder/submit.json', input, { token });
  return data.orderNo;
}

/** The same, and the visit takes place. */
export async function pastVisit(
  gateway: TestGateway,
  doctor: Doctor,
  person: Patient,
  when: When = {},
): Promise<string> {
  const orderNo = await bookedVisit(gateway, doctor, person, when);
  for (const step of ['check-in', 'complete']) {
    const { code, message } = await gateway.call(`/sandbox/desk/${step}`, { orderNo });
    if (code !== 0) throw new Error(`${step}: ${message}`);
  }
  return orderNo;
}
