import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addConsultDoctor, desk } from '../../testing/consult-fixture';
import { anna, told } from '../../testing/overseas-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { seed as seedGifts } from '../rewards/seed';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  await seedGifts(gateway.services.db);
  await desk(gateway, 'set-overseas-duty', { doctorId, department: 'respiratory', isOnDuty: true });
});
afterAll(() => gateway.dispose());

/** Somebody abroad with one for whom they ask. */
async function newPerson(more: object = {}) {
  const token = await gateway.signIn(gateway.newMobile());
  const call = (path: string, body: object) => gateway.call(`/overseas/${path}`, body, { token });
  const { askerId } = (await call('asker/add.json', { ...anna, ...more })).data;
  const submit = (other: object = {}) =>
    call('consult/submit.json', { askerId, ...told, ...other });
  const detail = async (orderKey: string) => (await call('consult/detail.json', { orderKey })).data;
  return { token, call, submit, detail };
}

/** A consultation that a doctor has taken. */
async function taken() {
  const person = await newPerson();
  const { orderKey } = (await person.submit()).data;
  await desk(gateway, 'take-overseas-consult', { orderKey, doctorId });
  const act = (path: string, more: object = {}) =>
    person.call(`consult/${path}.json`, { orderKey, ...more });
  return { ...person, orderKey, act };
}
const answer = (orderKey: string, text: string) =>
  desk(gateway, 'answer-conversation', { orderKey, text });

describe('a case from abroad', () => {
  it('waits for a doctor of its department, behind those who came before', async () => {
    const person = await newPerson();
    const { orderKey } = (await person.submit()).data;
    expect(await person.detail(orderKey)).toMatchObject({
      status: 'waiting',
      nickname: 'Anna',
      tenths: 385,
      doctor: null,
      duty: {
        onDuty: 1,
        ahead: 0,
        minutes: 15,
        timeZone: 'Asia/Shanghai',
        hours: { from: 7, to: 22 },
      },
      mayCancel: true,
      mayFinish: false,
      mayDelete: false,
    });
    const other = await newPerson();
    const behind = (await other.submit()).data;
    expect((await other.detail(behind.orderKey)).duty).toMatchObject({ ahead: 1, minutes: 30 });
    const duty = (department?: string) =>
      gateway.call('/overseas/consult/duty.json', department === undefined ? {} : { department });
    expect((await duty('cardiology')).data).toMatchObject({ onDuty: 0, minutes: null });
    expect((await duty()).data).toMatchObject({ onDuty: 1, ahead: 2, minutes: 45 });
    await person.call('consult/cancel.json', { orderKey });
    expect((await other.detail(behind.orderKey)).duty).toMatchObject({ ahead: 0, minutes: 15 });
    await other.call('consult/cancel.json', behind);
  });

  it('is not taken of somebody under 16, nor twice at a time, nor untold', async () => {
    const child = await newPerson({ ageMonths: 16 * 12 - 1 });
    expect(await child.submit()).toMatchObject({
      code: 43731,
      message: '抗疫平台不向未满16周岁的儿童提供服务',
    });
    const person = await newPerson({ ageMonths: 16 * 12 });
    expect((await person.submit({ question: '发烧' })).data.fields).toMatchObject([
      { path: 'question', code: 'questionTooShort' },
    ]);
    const { orderKey } = (await person.submit()).data;
    expect((await person.submit()).data).toEqual({ orderKey });
  });

  it('is seen, cancelled, ended, deleted and translated by nobody else', async () => {
    const { orderKey, submit, detail } = await taken();
    const other = await newPerson();
    for (const path of ['detail', 'cancel', 'delete'])
      expect((await other.call(`consult/${path}.json`, { orderKey })).code, path).toBe(-7);
    expect((await other.call('consult/finish.json', { orderKey, readBack: [] })).code).toBe(-7);
    const wanted = { orderKey, number: 1, language: 'it' };
    expect((await other.call('consult/translate.json', wanted)).code).toBe(-7);
    expect((await other.call('consult/list.json', {})).data.items).toEqual([]);
    expect((await detail(orderKey)).status).toBe('inProgress');
    expect((await submit()).code).not.toBe(0);
  });
});

describe('what follows', () => {
  it('a consultation is cancelled until its doctor answers, and then ended', async () => {
    const { orderKey, act, detail } = await taken();
    expect((await act('finish', { readBack: [] })).code).toBe(42707);
    await answer(orderKey, '多喝水，注意休息');
    expect((await act('cancel')).code).toBe(42706);
    expect((await act('finish', { readBack: [] })).data).toEqual({ orderKey, status: 'done' });
    expect(await detail(orderKey)).toMatchObject({ mayThank: true, mayDelete: true });
  });

  it('the doctor of one that is done can be thanked by its own patient, by no other', async () => {
    const person = await taken();
    const { orderKey, act } = person;
    const reward = (path: string, body: object, { token }: { token: string } = person) =>
      gateway.call(`/reward/${path}`, body, { token });
    const mayTip = async () =>
      (await reward('business/doctor', { expertId: doctorId })).data.mayTip;
    const gift = { offerId: 'tip-1', expertId: doctorId, text: 'Grazie di cuore' };
    expect(await mayTip()).toBe(false);
    expect((await reward('order/submit', gift)).code).toBe(42503);
    await answer(orderKey, '多喝水');
    await act('finish', { readBack: [] });
    expect(await mayTip()).toBe(true);
    const { orderNo } = (await reward('order/submit', gift)).data;
    expect((await reward('order/detail', { orderNo })).data).toMatchObject({
      doctorId,
      text: 'Grazie di cuore',
    });
    const other = await newPerson();
    expect((await reward('order/submit', gift, other)).code).toBe(42503);
    expect((await reward('order/detail', { orderNo }, other)).code).toBe(-7);
  });

  it('cancelling stops the doctor’s answering', async () => {
    const { orderKey, act } = await taken();
    expect((await act('cancel')).data.status).toBe('cancelled');
    expect((await answer(orderKey, '您好')).code).not.toBe(0);
  });

  it('what the doctor advises is read back as it is now', async () => {
    const { orderKey, act, detail } = await taken();
    await answer(orderKey, '请按时服药');
    const advise = (dose: string) =>
      desk(gateway, 'advise-overseas-medicines', {
        orderKey,
        medicines: [{ name: '对乙酰氨基酚', dose }],
      });
    await advise('每日三次');
    const { medicines } = await detail(orderKey);
    await advise('每日两次');
    expect((await act('finish', { readBack: [] })).code).toBe(43732);
    expect((await act('finish', { readBack: medicines })).code).toBe(43732);
    const now = (await detail(orderKey)).medicines;
    expect(now).toEqual([{ name: '对乙酰氨基酚', dose: '每日两次' }]);
    expect((await act('finish', { readBack: now })).code).toBe(0);
  });

  it('a withdrawn one is shown as done; a deleted one leaves the list', async () => {
    const { orderKey, act, call } = await taken();
    expect((await act('delete')).code).toBe(42105);
    await desk(gateway, 'withdraw-overseas-consult', { orderNo: orderKey });
    const list = async (status?: string) =>
      (await call('consult/list.json', status ? { status } : {})).data.items;
    expect(await list('done')).toMatchObject([{ orderKey, state: 'withdrawn', status: 'done' }]);
    expect(await list('cancelled')).toEqual([]);
    expect((await act('delete')).code).toBe(0);
    expect(await list()).toEqual([]);
  });

  it('messages are translated by a list of sentences, and say so', async () => {
    const { orderKey, act } = await taken();
    await answer(orderKey, '多喝水，注意休息，体温?');
    const translated = async (language: string) =>
      (await act('translate', { number: 2, language })).data;
    expect(await translated('it')).toEqual({
      text: 'beva molta acqua, si riposi, temperatura?',
      isGlossary: true,
    });
    expect((await translated('zh-Hant')).text).toBe('多喝水，注意休息，體溫?');
    expect((await act('translate', { number: 9, language: 'it' })).code).toBe(-7);
  });
});
