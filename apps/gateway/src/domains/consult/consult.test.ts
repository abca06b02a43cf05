import { sql } from 'drizzle-orm';
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

describe('who can be asked', () => {
  it('is told with the price, and closed at the desk', async () => {
    const person = await asker();
    const offer = async () =>
      (await person.call('/consult/consultorder/expertconsultinfo', { doctorId })).data.services;
    const kinds = async () => (await offer()).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['imageText', 'phone', 'video', 'policlinic']);
    const set = (isOpen: boolean) =>
      desk(gateway, 'set-consult-service', {
        doctorId,
        kind: 'phone',
        priceCents: price,
        isOpen,
      });
    await set(false);
    expect(await kinds()).toEqual(['imageText', 'video', 'policlinic']);
    const check = await person.call('/consult/consultorder/checkconsultservice', {
      kind: 'phone',
      doctorId,
    });
    expect(check.data).toMatchObject({ isOpen: false, priceCents: null });
    await set(true);
    expect((await person.call('/moduleoperate/isfastaskopen', {})).data.isOpen).toBe(true);
    const home = await person.call('/consult/consultorder/homepage', {});
    expect(home.data.services).toContainEqual(
      expect.objectContaining({ kind: 'fast', priceCents: 1900, answerWithinMinutes: 3 }),
    );
    const doctors = await person.call('/consult/consultorder/doctorlist', { kind: 'imageText' });
    expect(doctors.data.items).toContainEqual(
      expect.objectContaining({ doctor: expect.objectContaining({ doctorId }) }),
    );
  });

  it('begins with the lowest price of each kind, and the departments that can be asked', async () => {
    const { db } = gateway.services;
    const { rows: lowest } = await db.execute<{ kind: string; price: number }>(sql`
      select kind, min(price_cents)::int as price from consult_services where is_open group by kind`);
    const name = JSON.stringify({ 'zh-Hans': '科', 'zh-Hant': '科', en: 'Department' });
    await db.execute(sql`
      insert into standard_departments (id, name, icon, position)
      values ('asked', ${name}::jsonb, 'heart', 1), ('empty', ${name}::jsonb, 'heart', 2)`);
    await db.execute(sql`
      update hospital_departments set standard_department_id = 'asked'
      where id = (select hosp_dept_id from doctors where id = ${doctorId})`);
    const { data } = await gateway.call('/consult/consultorder/homepage', {});
    const own = ['imageText', 'phone', 'video', 'policlinic'];
    const priceOf = (kind: string) => lowest.find((one) => one.kind === kind)?.price;
    for (const kind of own)
      expect(data.services, kind).toContainEqual(
        expect.objectContaining({ kind, priceCents: priceOf(kind) }),
      );
    expect(data.departments).toEqual([
      { deptId: 'asked', deptName: '科', deptIcon: 'heart', askableCount: 1 },
    ]);
    const earliestOf = (kind: string) =>
      data.services.find((one: { kind: string }) => one.kind === kind).earliestAt;
    const { data: calls } = await gateway.call('/consult/consultorder/getintentiontime', {
      doctorId,
      kind: 'phone',
    });
    expect(calls.times.map(({ startsAt }: { startsAt: string }) => startsAt)).toContain(
      earliestOf('phone'),
    );
    expect(earliestOf('imageText')).toBeNull();
  });

  it('names a doctor on duty with nothing to answer as free, and how soon they answered', async () => {
    const { doctorId: free } = await addConsultDoctor(gateway);
    const freeNow = async () =>
      (await gateway.call('/consult/consultorder/homepage', {})).data.freeNow.find(
        ({ doctor }: { doctor: { doctorId: string } }) => doctor.doctorId === free,
      );
    expect(await freeNow()).toMatchObject({
      kind: 'imageText',
      priceCents: price,
      answerWithinMinutes: 24 * 60,
      averageAnswerSeconds: null,
    });
    const person = await asker();
    const orderKey = await person.asked(free);
    expect(await freeNow()).toBeUndefined();
    await answered(gateway, orderKey, free);
    await person.act('finishbypatient', orderKey);
    expect(await freeNow()).toMatchObject({ doctor: { doctorId: free } });
  });

  it('is found by what is wrong; what cannot wait comes first, wherever it stands', async () => {
    const urgent = '胸口突然剧痛，喘不上气，出冷汗';
    for (const question of [urgent, `${'这两天一直在家里休息。'.repeat(40)}${urgent}`]) {
      const { data } = await gateway.call('/consult/consultorder/matchdept.json', { question });
      expect(data.redFlags[0]).toMatchObject({ urgency: 'call120' });
    }
  });
});

describe('the running consult', () => {
  it('is the one with an unread answer first, else the one that ends first', async () => {
    const person = await asker();
    const running = async () =>
      (await person.call('/consult/consultorder/running', {})).data.consult;
    expect(await running()).toBeNull();
    const later = await person.asked(doctorId);
    const { data: sooner } = await person.submit('imagetext', { kind: 'fast' });
    await person.pay(sooner.orderKey, 1900);
    expect(await running()).toMatchObject({ orderKey: sooner.orderKey, doctorGender: null });
    await desk(gateway, 'take-consult', { orderKey: later, doctorId });
    await desk(gateway, 'answer-conversation', { orderKey: later, text: '多休息，多喝水。' });
    expect(await running()).toMatchObject({
      orderKey: later,
      doctorGender: expect.any(String),
      turnsLeft: expect.any(Number),
      unread: 1,
    });
    const other = await asker();
    expect((await other.call('/consult/consultorder/running', {})).data.consult).toBeNull();
  });
});

describe('a quick question', () => {
  const fastAsk = async () => (await gateway.call('/moduleoperate/isfastaskopen', {})).data;

  it('shows who is on duty while their service is open', async () => {
    const { doctorId: other } = await addConsultDoctor(gateway);
    const { db } = gateway.services;
    const name = JSON.stringify({ 'zh-Hans': '皮肤科', 'zh-Hant': '皮膚科', en: 'Dermatology' });
    await db.execute(sql`
      insert into standard_departments (id, name, icon, position) values ('duty', ${name}::jsonb, 'heart', 0)`);
    await db.execute(sql`
      update hospital_departments set standard_department_id = 'duty'
      where id = (select hosp_dept_id from doctors where id = ${other})`);
    const before = await fastAsk();
    expect(before).toMatchObject({ isOpen: true, priceCents: 1900, averageAnswerSeconds: null });
    expect(before.onDuty[0]).toEqual({
      doctorId: other,
      name: '沈知远',
      gender: expect.any(String),
      title: expect.any(String),
      deptId: 'duty',
      deptName: '皮肤科',
    });
    await desk(gateway, 'set-consult-service', {
      doctorId: other,
      kind: 'fast',
      priceCents: price,
      isOpen: false,
    });
    const after = await fastAsk();
    expect(after.onDutyCount).toBe(before.onDutyCount - 1);
    expect(after.onDuty.map(({ doctorId: id }: { doctorId: string }) => id)).not.toContain(other);
  });

  it('tells how soon ten and more were answered in the last 30 days', async () => {
    const person = await asker();
    const { data } = await person.submit('imagetext', { kind: 'fast' });
    await person.pay(data.orderKey, 1900);
    const { db } = gateway.services;
    // As often as it takes: one account may have only a few open at a time.
    await db.execute(sql`
      with copied as (
        insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
          'order_no', o.order_no || '-' || copy.no, 'due_at', null))).*
        from orders o cross join generate_series(1, 10) copy (no) where o.order_no = ${data.orderKey}
        returning order_no
      )
      insert into consult_orders select (jsonb_populate_record(null::consult_orders, to_jsonb(c) || jsonb_build_object(
        'order_no', copied.order_no, 'doctor_id', ${doctorId}::text,
        'answered_at', c.answer_before - interval '3 minutes' + interval '90 seconds'))).*
      from consult_orders c cross join copied where c.order_no = ${data.orderKey}`);
    expect(await fastAsk()).toMatchObject({ averageAnswerSeconds: 90 });
    await db.execute(sql`
      update consult_orders set answered_at = answered_at - interval '31 days'
      where order_no = ${`${data.orderKey}-1`}`);
    expect(await fastAsk()).toMatchObject({ averageAnswerSeconds: null });
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
