import { businessErrors } from '@xinglin/contract';
import { hospitalTimeZone, momentOf } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { runRefunds } from '../../testing/payment-fixture';
import {
  materials,
  openSpecialDiseases,
  specialDiseaseCents,
} from '../../testing/special-disease-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { specialDiseaseKind } from './order-kind';
import { specialDiseaseExperts, specialDiseaseOrders } from './tables';

let gateway: TestGateway;
let world: Awaited<ReturnType<typeof openSpecialDiseases>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = await openSpecialDiseases(gateway);
});
afterAll(() => gateway.dispose());

const open = (path: string, body: object) =>
  gateway.call(`/modulemarketplace/specialdisease/${path}`, body);

describe('the experts of special diseases', () => {
  it('stand in the group of their disease, the leading one first, with their days', async () => {
    const lead = await world.newExpert();
    const member = await world.newExpert({ diseaseId: lead.diseaseId, isLead: false });
    const { diseaseId } = lead;
    const path = '/specialdisease/doctorpatientgroup/getdoctorgroup';
    const { data } = await gateway.call(path, { diseaseId });
    expect(data).toMatchObject({ name: '肿瘤', expertCount: 2 });
    expect(
      data.members.map((one: { doctor: { doctorId: string } }) => one.doctor.doctorId),
    ).toEqual([lead.doctorId, member.doctorId]);
    expect(data.members[0]).toMatchObject({ isLead: true, feeCents: specialDiseaseCents });
    expect(data.members[0].days).toHaveLength(21);
    expect(data.members[0].days[0]).toEqual({ day: world.dayIn(1), remaining: 4 });
    const list = (await open('expertlist', { diseaseId, pageSize: 1 })).data;
    expect(list).toMatchObject({ total: 2, items: [{ diseaseId, isLead: true }] });
    expect(list.diseases).toContainEqual(expect.objectContaining({ diseaseId, expertCount: 2 }));
    expect((await gateway.call(path, { diseaseId: 'none' })).status).toBe(403);
  });

  it('are booked under an agreement that anybody can read', async () => {
    const { data } = await open('agreement/view', {});
    expect(data).toMatchObject({ version: '1.0', status: 'current', title: '专病专家预约协议' });
    expect((await open('agreement/view', { version: '9.9' })).status).toBe(403);
  });
});

describe('a booking', () => {
  it('waits for the group, is paid and shown with its code and its certificate', async () => {
    const { expert, orderNo, detail, call, confirm, cashier, pay, token } = await world.submitted();
    expect(await world.left(expert, world.dayIn(5))).toBe(3);
    expect(await detail()).toMatchObject({
      state: 'submitted',
      materials,
      agreementVersion: '1.0',
      actions: ['cancel'],
      refundNowCents: 0,
      mayMove: true,
    });
    for (const path of ['qrcode', 'paycertificate'])
      expect((await call(path, { orderNo })).code, path).toBe(businessErrors.specialDiseaseClosed);
    await confirm();
    expect(await detail()).toMatchObject({ state: 'awaitingPayment', actions: ['pay', 'cancel'] });
    await pay(await cashier());
    expect(await detail()).toMatchObject({ state: 'booked', hasCode: true, hasCertificate: true });
    const { visitCode } = (await call('qrcode', { orderNo })).data;
    expect(visitCode).toMatch(/^\d{8}$/);
    const certificate = (await call('paycertificate', { orderNo })).data;
    expect(certificate).toMatchObject({
      certificateNo: `SD${orderNo}`,
      paidCents: specialDiseaseCents,
      refundCents: 0,
    });
    const merged = await gateway.call('/moduleoverlap/mergeorder/list', {}, { token });
    expect(merged.data.items[0]).toMatchObject({ orderNo, title: '肿瘤专家预约' });
    const wrong = visitCode === '10000000' ? '10000001' : '10000000';
    const attend = (code: string) =>
      world.desk('attend-special-disease', { orderNo, visitCode: code });
    expect((await attend(wrong)).status).toBe(403);
    await attend(visitCode);
    expect(await detail()).toMatchObject({ state: 'visited', hasCode: false, mayCancel: false });
    expect((await call('qrcode', { orderNo })).code).toBe(businessErrors.specialDiseaseClosed);
  });

  it('is refused on a day that is not offered, at another price, under another agreement, and twice', async () => {
    const expert = await world.newExpert();
    const person = await world.newPerson();
    for (const day of [world.dayIn(0), world.dayIn(22)])
      expect((await person.submit(expert, { day })).code, day).toBe(
        businessErrors.specialDiseaseDayClosed,
      );
    const dearer = await person.submit(expert, { totalCents: 1 });
    expect(dearer.code).toBe(businessErrors.specialDiseasePriceChanged);
    expect(dearer.data).toEqual({ totalCents: specialDiseaseCents });
    const older = await person.submit(expert, { agreementVersion: '0.9' });
    expect(older.code).toBe(businessErrors.specialDiseaseAgreementChanged);
    expect((await person.submit(expert, { materials: '短' })).code).not.toBe(0);
    expect(await world.left(expert, world.dayIn(5))).toBe(4);
    const { orderNo } = (await person.submit(expert)).data;
    const second = await person.submit(expert, { day: world.dayIn(6) });
    expect(second.code).toBe(businessErrors.specialDiseaseOpenAlready);
    expect(second.data).toEqual({
      orderNo,
      orders: [{ orderNo, kind: 'specialDisease', title: expect.stringContaining('肿瘤') }],
    });
    await gateway.services.db
      .update(specialDiseaseExperts)
      .set({ isOpen: false })
      .where(eq(specialDiseaseExperts.doctorId, expert.doctorId));
    expect((await (await world.newPerson()).submit(expert)).status).toBe(403);
  });

  it('belongs to who made it', async () => {
    const { orderNo, expert, patientId, detail } = await world.booked();
    const other = await world.newPerson();
    for (const [path, body] of [
      ['booking/detail', {}],
      ['booking/update', { day: world.dayIn(6), note: '改期' }],
      ['booking/cancel', { refundCents: 0 }],
      ['qrcode', {}],
      ['paycertificate', {}],
    ] as const)
      expect((await other.call(path, { orderNo, ...body })).status, path).toBe(403);
    expect((await other.submit(expert, { patientId })).status).toBe(403);
    expect(await detail()).toMatchObject({ state: 'booked', day: world.dayIn(5), note: '' });
  });

  it('takes no place twice, however many book at once', async () => {
    const expert = await world.newExpert({ places: 3 });
    const people = await Promise.all(Array.from({ length: 50 }, () => world.newPerson()));
    const codes = (await Promise.all(people.map(({ submit }) => submit(expert)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(codes.filter((code) => code === businessErrors.specialDiseaseDayFull)).toHaveLength(47);
    expect(await world.left(expert, world.dayIn(5))).toBe(0);
  });
});

describe('another day', () => {
  it('is taken before the former one is given back, three times at most', async () => {
    const { expert, update, detail } = await world.booked();
    const { diseaseId, doctorId } = expert;
    const full = { diseaseId, doctorId, day: world.dayIn(6), total: 0 };
    await world.desk('set-special-disease-capacity', full);
    expect((await update({ day: full.day })).code).toBe(businessErrors.specialDiseaseDayFull);
    expect(await world.left(expert, world.dayIn(5))).toBe(3);
    expect((await update({ day: world.dayIn(7), note: '上午方便' })).code).toBe(0);
    expect(await detail()).toMatchObject({
      state: 'booked',
      day: world.dayIn(7),
      note: '上午方便',
      movesLeft: 2,
    });
    expect(await world.left(expert, world.dayIn(5))).toBe(4);
    expect(await world.left(expert, world.dayIn(7))).toBe(3);
    for (const days of [8, 9]) expect((await update({ day: world.dayIn(days) })).code).toBe(0);
    const fourth = await update({ day: world.dayIn(10) });
    expect(fourth.code).toBe(businessErrors.orderNotReschedulable);
  });

  it('keeps every place counted when two change places at once', async () => {
    const expert = await world.newExpert({ places: 2 });
    const [one, other] = [await world.submitted(expert), await world.submitted(expert)];
    await other.update({ day: world.dayIn(6) });
    const moved = await Promise.all([
      one.update({ day: world.dayIn(6) }),
      other.update({ day: world.dayIn(5) }),
    ]);
    expect(moved.map(({ code }) => code)).toEqual([0, 0]);
    for (const days of [5, 6]) expect(await world.left(expert, world.dayIn(days))).toBe(1);
  });
});

describe('money', () => {
  it('goes back whole in time, by half later, and frees the place', async () => {
    const early = await world.booked();
    const late = await world.booked();
    const day = world.dayIn(5);
    const half = specialDiseaseCents / 2;
    expect((await early.detail()).refundTerms).toMatchObject([
      { refundCents: specialDiseaseCents },
      { refundCents: half },
    ]);
    expect((await early.cancel(specialDiseaseCents)).data).toMatchObject({
      refundCents: specialDiseaseCents,
    });
    expect(await world.left(early.expert, day)).toBe(4);
    const whole = Date.parse((await late.detail()).refundTerms[0].before);
    await gateway.advance(whole - gateway.services.clock.now().getTime());
    const more = await late.cancel(specialDiseaseCents);
    expect(more.code).toBe(businessErrors.specialDiseasePriceChanged);
    expect(more.data).toEqual({ totalCents: half });
    expect((await late.cancel(half)).data).toMatchObject({ refundCents: half });
    await runRefunds(gateway.services);
    for (const [{ detail }, refundCents] of [
      [early, specialDiseaseCents],
      [late, half],
    ] as const)
      expect(await detail()).toMatchObject({ state: 'refunded', refundCents });
    const { orderNo, call } = late;
    expect((await call('paycertificate', { orderNo })).data).toMatchObject({ refundCents: half });
    expect((await late.cancel()).code).toBe(businessErrors.orderNotCancellable);
  });

  it('goes back whole when the expert cannot see the patient', async () => {
    const { detail, refuse, refuse: again } = await world.booked();
    await refuse();
    await again();
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({
      state: 'refunded',
      refundCents: specialDiseaseCents,
      mayCancel: false,
    });
    const { history } = await detail();
    expect(history.map(({ reason }: { reason: string | null }) => reason)).toContain('专家停诊');
  });

  it('is not asked for before the group has answered, and not taken once it is too late', async () => {
    const { detail, confirm, cashier, pay, expert } = await world.submitted();
    const day = world.dayIn(5);
    await confirm();
    await confirm();
    const paymentId = await cashier();
    const { payBefore } = await detail();
    await gateway.advance(Date.parse(payBefore) - gateway.services.clock.now().getTime());
    expect(await detail()).toMatchObject({ state: 'unpaid', actions: [] });
    expect(await world.left(expert, day)).toBe(4);
    expect(await pay(paymentId)).toBe('returned');
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded' });
  });
});

describe('the day of a booking', () => {
  it('ends one that nobody answered, and one whose patient did not come', async () => {
    const [waiting, missed] = [await world.submitted(), await world.booked()];
    const begins = momentOf(world.dayIn(5), '00:00', hospitalTimeZone).getTime();
    await gateway.advance(begins - gateway.services.clock.now().getTime());
    expect(await waiting.detail()).toMatchObject({ state: 'expired' });
    expect((await waiting.confirm()).code).not.toBe(0);
    expect(await missed.detail()).toMatchObject({
      state: 'booked',
      mayCancel: false,
      mayMove: false,
      mayNote: false,
    });
    expect((await missed.update({ note: '晚到' })).code).toBe(businessErrors.specialDiseaseClosed);
    await gateway.advance(25 * 3_600_000);
    expect(await missed.detail()).toMatchObject({ state: 'missed', refundCents: 0 });
    // Neither keeps the patient from booking the expert again.
    expect((await missed.submit(missed.expert)).code).toBe(0);
  });
});

describe('what is kept of a person', () => {
  it('is taken along, listed at the desk, and erased where no visit took place', async () => {
    const { db, all } = gateway.services;
    const { userId, orderNo, expert } = await world.booked();
    const { diseaseId } = expert;
    const listed = await world.desk('list-special-disease', { diseaseId });
    expect(listed.data.items).toMatchObject([{ orderNo, state: 'booked', materials }]);
    const parts = await Promise.all(all(exportedData).map((part) => part(db, userId, 'zh-Hans')));
    expect(Object.assign({}, ...parts).specialDiseases).toMatchObject([
      { orderNo, title: '肿瘤专家预约', materials, certificateNo: `SD${orderNo}` },
    ]);
    await db.transaction((tx) => specialDiseaseKind.erased(tx, userId));
    const [kept] = await db
      .select()
      .from(specialDiseaseOrders)
      .where(eq(specialDiseaseOrders.orderNo, orderNo));
    expect(kept).toMatchObject({ materials: '', note: '', certificateNo: `SD${orderNo}` });
  });
});
