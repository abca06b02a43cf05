import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  price,
} from '../../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

it('a proposed doctor is answered for by the colleague, who takes the consult and asks', async () => {
  const [{ doctorId }, other] = [await addConsultDoctor(gateway), await addConsultDoctor(gateway)];
  const person = await newAsker(gateway);
  const orderKey = await person.asked(doctorId);
  await answered(gateway, orderKey, doctorId);
  const { data } = await desk(gateway, 'refer-consult', {
    orderKey,
    kind: 'imageText',
    doctorId: other.doctorId,
    reason: '需要看呼吸专科',
  });
  await person.call('/consult/consultorder/referral', { orderKey, referralId: data.referralId });
  const sent = await person.submit('imagetext', { doctorId: other.doctorId });
  const next = sent.data.orderKey;
  expect(await person.pay(next, price)).toBe('paid');
  await gateway.advance(61_000);
  await gateway.advance(61_000);
  expect(await person.detail(next)).toMatchObject({ state: 'inProgress' });
  const said = await person.call('/moduleim/dpchat/detaillist', { orderKey: next });
  expect(said.data.items).toContainEqual(
    expect.objectContaining({ side: 'doctor', content: expect.objectContaining({ type: 'text' }) }),
  );
});
