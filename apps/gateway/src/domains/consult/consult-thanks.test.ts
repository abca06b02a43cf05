import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addConsultDoctor, answered, desk, newAsker } from '../../testing/consult-fixture';
import { seed as seedGifts } from '../rewards/seed';
import { words } from '../../testing/review-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  await seedGifts(gateway.services.db);
});
afterAll(() => gateway.dispose());

type Asker = Awaited<ReturnType<typeof newAsker>>;

/** A consult that its doctor answered, ended by its patient. */
async function finished(person: Asker): Promise<string> {
  const orderKey = await person.asked(doctorId);
  await answered(gateway, orderKey, doctorId);
  await person.act('finishbypatient', orderKey);
  return orderKey;
}

const actionsOf = async (person: Asker) =>
  (await person.call('/moduleoverlap/mergeorder/list', {})).data.items[0].actions;

describe('the evaluation of a consult', () => {
  const add = (person: Asker, orderNo: string) =>
    person.call('/comment/ordercomment/add', { orderNo, ...words });

  it('is given once it has ended, once, with tags, by its owner alone', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    expect((await add(person, orderKey)).code).toBe(42501);
    await person.act('finishbypatient', orderKey);
    expect(await actionsOf(person)).toContain('review');
    const theirs = await add(other, orderKey);
    expect(theirs.code).toBe((await add(other, 'nothing')).code);
    const answers = await Promise.all([add(person, orderKey), add(person, orderKey)]);
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([0, 42502]);
    expect(await actionsOf(person)).not.toContain('review');
    const { data } = await person.call('/comment/ordercomment/detail', { orderNo: orderKey });
    expect(data).toMatchObject({
      type: 'consult',
      review: { tags: words.tags.map((key) => ({ key })) },
    });
  });

  it('is none of a consult that was refused and paid back', async () => {
    const person = await newAsker(gateway);
    const orderKey = await person.asked(doctorId);
    await desk(gateway, 'refuse-consult', { orderKey, reason: '需要到医院面诊' });
    expect(await actionsOf(person)).not.toContain('review');
    expect((await add(person, orderKey)).code).toBe(42501);
  });
});

describe('a gift for a doctor', () => {
  it('may follow a consult that was given, and not one that was only asked', async () => {
    const [person, other] = [await newAsker(gateway), await newAsker(gateway)];
    const give = (giver: Asker) =>
      giver.call('/reward/order/submit', { offerId: 'tip-1', expertId: doctorId });
    const notYet = await give(other);
    await other.asked(doctorId);
    expect((await give(other)).code).toBe(notYet.code);
    await finished(person);
    expect((await give(person)).code).toBe(0);
    expect((await give(other)).code).toBe(notYet.code);
    expect(notYet.code).not.toBe(0);
  });
});
