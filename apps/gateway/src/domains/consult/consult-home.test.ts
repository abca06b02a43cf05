import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addConsultDoctor, answered, desk, newAsker, price } from '../../testing/consult-fixture';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

const asker = () => newAsker(gateway);

describe('who can be asked', () => {
  it('is shown with the price, and closed at the desk', async () => {
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

  it('shows how soon ten and more were answered in the last 30 days', async () => {
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
