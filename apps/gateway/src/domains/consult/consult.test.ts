import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  price,
  question,
} from '../../testing/consult-fixture';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

const asker = () => newAsker(gateway);

describe('a question in writing', () => {
  it('costs what its doctor asks, and waits once it is paid', async () => {
    const person = await asker();
    const { data } = await person.submit('imagetext', { doctorId });
    expect(data).toMatchObject({ amountCents: price });
    expect(data.payBefore).not.toBeNull();
    expect(await person.detail(data.orderKey)).toMatchObject({
      state: 'awaitingPayment',
      actions: ['pay', 'cancel'],
      until: { at: data.payBefore, outcome: 'lapses' },
      doctor: { doctorId, name: '沈知远' },
      question,
      patientAge: expect.any(Number),
    });
    const before = gateway.services.clock.now().getTime();
    expect(await person.pay(data.orderKey)).toBe('paid');
    const after = gateway.services.clock.now().getTime();
    const detail = await person.detail(data.orderKey);
    expect(detail).toMatchObject({ state: 'waiting', until: { outcome: 'paidBack' } });
    const paidAt = Date.parse(detail.until.at) - 24 * hourMs;
    expect(paidAt).toBeGreaterThanOrEqual(before);
    expect(paidAt).toBeLessThanOrEqual(after);
  });

  it('is taken, answered and ended by its patient', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    await desk(gateway, 'take-consult', { orderKey, doctorId });
    expect(await person.detail(orderKey)).toMatchObject({
      state: 'inProgress',
      mayCancel: true,
      mayFinish: false,
    });
    expect((await person.act('finishbypatient', orderKey)).code).toBe(42707);
    await desk(gateway, 'answer-consult', { orderKey });
    expect(await person.detail(orderKey)).toMatchObject({
      mayCancel: false,
      mayFinish: true,
      until: { outcome: 'ends' },
    });
    expect((await person.act('cancel', orderKey)).code).toBe(42706);
    const ended = await person.act('finishbypatient', orderKey);
    expect(ended.data).toEqual({ orderKey, state: 'finished', refundCents: 0 });
    expect(await person.detail(orderKey)).toMatchObject({ actions: ['review'], mayInvoice: true });
    expect((await person.act('like', orderKey)).code).toBe(0);
    expect(await person.detail(orderKey)).toMatchObject({ liked: true });
  });

  it('is not said to be another than it is by a message', async () => {
    const person = await asker();
    await person.asked(doctorId);
    for (const { text } of await gateway.messagesTo(person.mobile))
      expect(text).not.toContain('发烧');
  });

  it('is refused before money where the rules or the doctor say no', async () => {
    const person = await asker();
    const short = await person.submit('imagetext', { doctorId, question: '疼' });
    expect(short.data.fields).toEqual([
      expect.objectContaining({ path: 'question', code: 'questionTooShort' }),
    ]);
    expect((await person.submit('imagetext', { doctorId, fileIds: ['other'] })).code).toBe(41501);
    expect((await person.submit('imagetext', { doctorId, kind: 'special' })).code).toBe(42701);
    expect((await person.submit('imagetext', { doctorId: 'nobody' })).code).toBe(42701);
    const first = await person.submit('imagetext', { doctorId });
    const again = await person.submit('imagetext', { doctorId });
    expect(again).toMatchObject({ code: 42703, data: { orderKey: first.data.orderKey } });
    const check = await person.call('/consult/consultorder/checkorder', {
      kind: 'imageText',
      doctorId,
      patientId: person.patientId,
    });
    expect(check.code).toBe(42703);
  });

  it('takes an earlier diagnosis where the kind needs one', async () => {
    const person = await asker();
    const without = await person.submit('policlinic', { doctorId });
    expect(without.data.fields[0]).toMatchObject({ code: 'diagnosisRequired' });
    const sent = await person.submit('policlinic', { doctorId, earlierDiagnosis: '高血压' });
    expect(sent.code).toBe(0);
  });
});

describe('a call', () => {
  const times = async (person: Awaited<ReturnType<typeof asker>>, kind: string) =>
    (await person.call('/consult/consultorder/getintentiontime', { doctorId, kind })).data.times;

  it('is agreed for a moment that no other patient gets', async () => {
    const person = await asker();
    expect(await times(person, 'imageText')).toEqual([]);
    const [{ startsAt }] = await times(person, 'video');
    expect((await person.submit('video', { doctorId })).data.fields[0]).toMatchObject({
      code: 'timeRequired',
    });
    const sent = await person.submit('video', { doctorId, startsAt });
    expect(await person.detail(sent.data.orderKey)).toMatchObject({ startsAt, medium: 'video' });
    const other = await asker();
    expect((await other.submit('video', { doctorId, startsAt })).code).toBe(42705);
    await person.act('cancel', sent.data.orderKey);
    expect((await times(other, 'video'))[0].startsAt).toBe(startsAt);
  });
});

describe('the nearest free doctor', () => {
  it('is named once they take it, and not before', async () => {
    const person = await asker();
    const { data } = await person.submit('imagetext', { kind: 'fast' });
    expect(data.amountCents).toBe(1900);
    await person.pay(data.orderKey, 1900);
    expect(await person.detail(data.orderKey)).toMatchObject({ doctor: null });
    await desk(gateway, 'take-consult', { orderKey: data.orderKey, doctorId });
    expect(await person.detail(data.orderKey)).toMatchObject({ doctor: { doctorId } });
    expect((await person.submit('imagetext', { kind: 'fast', doctorId })).code).toBe(42701);
  });

  it('answers for nothing, once a month', async () => {
    const person = await asker();
    const left = async () =>
      (await person.call('/fetchconsult/checkfreeconsultcount', {})).data.left;
    expect(await left()).toBe(1);
    const { data } = await person.submit('imagetext', { kind: 'free' });
    expect(data).toMatchObject({ amountCents: 0, payBefore: null });
    expect(await person.detail(data.orderKey)).toMatchObject({ state: 'waiting' });
    expect(await left()).toBe(0);
    await answered(gateway, data.orderKey, doctorId);
    await person.act('finishbypatient', data.orderKey);
    expect((await person.submit('imagetext', { kind: 'free' })).code).toBe(42704);
  });
});

describe('better pictures', () => {
  it('stop the clock until they come', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    const before = (await person.detail(orderKey)).until.at;
    await desk(gateway, 'ask-consult-pictures', { orderKey, reason: '请拍近一点' });
    expect(await person.detail(orderKey)).toMatchObject({ state: 'paused', maySendPictures: true });
    await gateway.advance(3 * hourMs);
    const fileId = await uploadedPicture(gateway, person);
    const added = await person.call('/consult/preconsult/addInfo', {
      orderKey,
      allergies: '青霉素',
      fileIds: [fileId],
    });
    expect(added.data.state).toBe('inProgress');
    const { until, fileIds, preconsult } = await person.detail(orderKey);
    expect(Date.parse(until.at) - Date.parse(before)).toBeGreaterThanOrEqual(3 * hourMs);
    expect({ fileIds, preconsult }).toEqual({
      fileIds: [fileId],
      preconsult: { allergies: '青霉素' },
    });
  });

  it('end the consult where they do not come', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    await desk(gateway, 'ask-consult-pictures', { orderKey, reason: '请拍近一点' });
    await gateway.advance(25 * hourMs);
    expect(await person.detail(orderKey)).toMatchObject({ state: 'finished', refundCents: 0 });
  });
});

describe('the colleague of the sandbox', () => {
  it('takes what waits after a short while', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    await gateway.advance(minuteMs);
    expect(await person.detail(orderKey)).toMatchObject({ state: 'inProgress' });
  });
});
