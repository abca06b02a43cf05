import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  price,
  question,
} from '../../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

/** By phone. */
const dear = 8000;
const { forbidden, consultChangeUnavailable, consultUpgradedAlready } = businessErrors;

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  const offer = { doctorId, isOpen: true };
  await desk(gateway, 'set-consult-service', { ...offer, kind: 'phone', priceCents: dear });
});
afterAll(() => gateway.dispose());

type Asker = Awaited<ReturnType<typeof newAsker>>;

/** The doctor of a consult proposes to go on as another kind. */
const propose = async (orderKey: string, kind: string, more: object = {}): Promise<string> =>
  (
    await desk(gateway, 'refer-consult', {
      orderKey,
      kind,
      doctorId,
      reason: '文字说不清，电话里讲更快',
      ...more,
    })
  ).data.referralId;

const confirm = (person: Asker, orderKey: string, more: object) =>
  person.call('/consult/consultorder/confirmotherform', { orderKey, ...more });

const notices = async (person: Asker, orderKey: string): Promise<string[]> =>
  (await person.call('/moduleim/dpchat/detaillist', { orderKey })).data.items
    .filter(({ side }: { side: string }) => side === 'system')
    .map(({ content }: { content: { text: string } }) => content.text);

/** A call that was paid. */
async function called(person: Asker): Promise<string> {
  const startsAt = await person.lastFreeTime(doctorId);
  const { data } = await person.submit('fastphone', { doctorId, startsAt });
  await person.pay(data.orderKey, dear);
  return data.orderKey;
}

it('a doctor proposes a call, which the patient confirms, pays and has in place of writing', async () => {
  const person = await newAsker(gateway);
  const orderKey = await person.asked(doctorId);
  expect(await person.detail(orderKey)).toMatchObject({ mayConfirmForm: false });
  const referralId = await propose(orderKey, 'phone');
  expect(await notices(person, orderKey)).toContain(
    '医生建议换一种方式继续这次咨询，请在订单页面确认。',
  );
  expect(await person.detail(orderKey)).toMatchObject({
    mayConfirmForm: true,
    referral: { kind: 'phone', state: 'proposed', doctorId },
  });
  const withoutTime = await confirm(person, orderKey, { referralId });
  expect(withoutTime.data.fields).toMatchObject([{ path: 'startsAt' }]);
  const startsAt = await person.lastFreeTime(doctorId);
  const { data } = await confirm(person, orderKey, { referralId, startsAt });
  expect(data).toMatchObject({ amountCents: dear - price });
  expect(await person.detail(orderKey)).toMatchObject({
    mayConfirmForm: false,
    upgradedTo: data.orderKey,
    referral: { state: 'asked', orderKey: data.orderKey },
  });
  const again = await confirm(person, orderKey, { referralId, startsAt });
  expect([again.code, again.data]).toEqual([consultUpgradedAlready, { orderKey: data.orderKey }]);
  expect(await person.pay(data.orderKey, dear - price)).toBe('paid');
  expect(await person.detail(orderKey)).toMatchObject({ state: 'upgraded' });
  expect(await person.detail(data.orderKey)).toMatchObject({
    consultKind: 'phone',
    question,
    startsAt,
    creditCents: price,
  });
});

it('two taps make one call, and one that was not paid in time can be confirmed again', async () => {
  const person = await newAsker(gateway);
  const orderKey = await person.asked(doctorId);
  await answered(gateway, orderKey, doctorId);
  const referralId = await propose(orderKey, 'phone');
  const startsAt = await person.lastFreeTime(doctorId);
  const both = await Promise.all([
    confirm(person, orderKey, { referralId, startsAt }),
    confirm(person, orderKey, { referralId, startsAt }),
  ]);
  const codes = both.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([0, consultUpgradedAlready]);
  const { upgradedTo } = await person.detail(orderKey);
  await person.act('cancel', upgradedTo);
  expect(await person.detail(orderKey)).toMatchObject({ mayConfirmForm: true });
  const { data } = await confirm(person, orderKey, { referralId, startsAt });
  expect(data).toMatchObject({ amountCents: dear });
  expect((await person.detail(orderKey)).referral).toMatchObject({ orderKey: data.orderKey });
});

it('a doctor who cannot call proposes writing, which the patient confirms once', async () => {
  const person = await newAsker(gateway);
  const orderKey = await called(person);
  const referralId = await propose(orderKey, 'imageText');
  expect(await person.detail(orderKey)).toMatchObject({ mayConfirmForm: true });
  const { data } = await confirm(person, orderKey, { referralId });
  expect(data).toEqual({ orderKey, amountCents: 0, payBefore: null });
  expect(await person.detail(orderKey)).toMatchObject({
    consultKind: 'imageText',
    refundCents: dear - price,
    mayConfirmForm: false,
    referral: { state: 'asked', orderKey },
  });
  const again = await confirm(person, orderKey, { referralId });
  expect(again.code).toBe(consultChangeUnavailable);
  expect(await person.detail(orderKey)).toMatchObject({ refundCents: dear - price });
});

it('only its owner confirms it, in the consult that it was made in', async () => {
  const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
  const orderKey = await person.asked(doctorId);
  const referralId = await propose(orderKey, 'phone');
  const startsAt = await person.lastFreeTime(doctorId);
  const others = await other.asked(doctorId);
  for (const one of [orderKey, others])
    expect((await confirm(other, one, { referralId, startsAt })).code).toBe(forbidden);
  const none = await confirm(person, orderKey, { referralId: 'none', startsAt });
  expect(none.code).toBe(forbidden);
  expect(await person.detail(orderKey)).toMatchObject({ upgradedTo: null, mayConfirmForm: true });
});

it('a proposal of another doctor, or after the consult has ended, is no other form', async () => {
  const [person, { doctorId: otherDoctorId }] = [
    await newAsker(gateway),
    await addConsultDoctor(gateway),
  ];
  const orderKey = await person.asked(doctorId);
  const startsAt = await person.lastFreeTime(doctorId);
  const other = await propose(orderKey, 'phone', { doctorId: otherDoctorId });
  expect(await person.detail(orderKey)).toMatchObject({ mayConfirmForm: false });
  const refused = await confirm(person, orderKey, { referralId: other, startsAt });
  expect(refused.code).toBe(consultChangeUnavailable);
  // Of a kind that the consult has already.
  const same = await propose(orderKey, 'imageText');
  expect(await person.detail(orderKey)).toMatchObject({ mayConfirmForm: false });
  expect((await confirm(person, orderKey, { referralId: same })).code).toBe(
    consultChangeUnavailable,
  );
  await answered(gateway, orderKey, doctorId);
  const referralId = await propose(orderKey, 'phone');
  await person.act('finishbypatient', orderKey);
  expect(await person.detail(orderKey)).toMatchObject({ mayConfirmForm: false });
  const late = await confirm(person, orderKey, { referralId, startsAt });
  expect(late.code).toBe(businessErrors.consultNotOpen);
});
