import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addConsultDoctor, newAsker } from '../../testing/consult-fixture';
import { newAdult } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { consultServices } from './tables';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  const { db } = gateway.services;
  await db.insert(consultServices).values({ doctorId, kind: 'quanke', priceCents: 900 });
});
afterAll(() => gateway.dispose());

type Answer = Awaited<ReturnType<TestGateway['call']>>;

/** The codes of calls that were sent at the same moment, the granted one first. */
async function atOnce(...calls: readonly (() => Promise<Answer>)[]): Promise<number[]> {
  const answers = await Promise.all(calls.map((call) => call()));
  return answers.map(({ code }) => code).toSorted((one, other) => one - other);
}

describe('of two at once', () => {
  it('one gets the free consult of the month, whichever of the family it is for', async () => {
    const person = await newAsker(gateway);
    const { data: second } = await person.call('/patient/add', newAdult());
    const left = async () =>
      (await person.call('/fetchconsult/checkfreeconsultcount', {})).data.left;
    expect(await left()).toBe(1);
    const ask = (patientId: string) => () =>
      person.submit('imagetext', { kind: 'free', patientId });
    expect(await atOnce(ask(person.patientId), ask(second.patientId))).toEqual([
      0,
      businessErrors.consultLimitReached,
    ]);
    expect(await left()).toBe(0);
    // Another account has its own.
    const other = await newAsker(gateway);
    expect((await other.submit('imagetext', { kind: 'free' })).code).toBe(0);
  });

  it('one opens a consult with the same doctor, the other is led to it', async () => {
    const person = await newAsker(gateway);
    const ask = () => person.submit('imagetext', { doctorId });
    expect(await atOnce(ask, ask)).toEqual([0, businessErrors.consultOpenAlready]);
    const { items } = (await person.call('/consult/consultorder/list', {})).data;
    expect(items).toHaveLength(1);
  });

  it('one of two persons gets the moment of a call', async () => {
    const [one, other] = [await newAsker(gateway), await newAsker(gateway)];
    const startsAt = await one.lastFreeTime(doctorId);
    const ask = (person: typeof one) => () => person.submit('fastphone', { doctorId, startsAt });
    expect(await atOnce(ask(one), ask(other))).toEqual([0, businessErrors.consultTimeTaken]);
    expect(await one.lastFreeTime(doctorId)).not.toBe(startsAt);
  });

  it('one way is gone on by from a consult that may go on in several', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    const startsAt = await person.lastFreeTime(doctorId);
    const goOn = (path: string, more: object) => () =>
      person.call(`/consult/submitorder/${path}.json`, { orderKey, ...more });
    const codes = await atOnce(goOn('upgradephone', { startsAt }), goOn('upgradequanke', {}));
    expect(codes).toEqual([0, businessErrors.consultUpgradedAlready]);
    const ways = await person.call('/consult/submitorder/checkupgradewhitelist', { orderKey });
    expect(ways.data.items).toEqual([]);
  });
});
