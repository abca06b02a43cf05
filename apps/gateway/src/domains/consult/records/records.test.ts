import { addDays, dayAt, hospitalTimeZone } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskActs } from '../../../kernel/desk/tables';
import { erasuresOf } from '../../../kernel/people/accounts/closing';
import { exportedData } from '../../../kernel/people/accounts/exported-data';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  question,
} from '../../../testing/consult-fixture';
import { checkUpToOrder } from '../../../testing/check-up-fixture';
import { openSpecialDiseases, materials } from '../../../testing/special-disease-fixture';
import { complaint, openSessions } from '../../../testing/telemedicine-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { bookedVisit } from '../../../testing/visit-fixture';
import { addPatient } from '../../booking/booking-fixture';
import { consultRecords } from './tables';

const forbidden = -7;
const invalidFields = 42200;
const advice = '请多喝水，注意休息。';

let gateway: TestGateway;
let doctorId: string;
let otherDoctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
  ({ doctorId: otherDoctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

type Asker = Awaited<ReturnType<typeof newAsker>>;
let person: Asker;
let other: Asker;
/** An ended consult of the person. */
let earlier: string;
beforeEach(async () => {
  person = await newAsker(gateway);
  other = await newAsker(gateway);
  earlier = await over(person);
});

async function over(of: Asker): Promise<string> {
  const orderKey = await of.asked(doctorId);
  await answered(gateway, orderKey, doctorId);
  await desk(gateway, 'answer-conversation', { orderKey, text: advice });
  await of.act('finishbypatient', orderKey);
  return orderKey;
}

const listed = ({ call, patientId }: Asker, of = patientId) =>
  call('/consult/record/attachable.json', { patientId: of });
const ask = (recordNos: readonly string[]) =>
  person.submit('imagetext', { doctorId: otherDoctorId, recordNos });
/** Asks with the earlier consult, and pays. */
async function asked(): Promise<string> {
  const { data } = await ask([earlier]);
  await person.pay(data.orderKey);
  return data.orderKey;
}
const seen = async (orderKey: string) =>
  (await desk(gateway, 'open-consult', { orderKey })).data.records;
const withdraw = (orderKey: string, by = person) =>
  by.call('/consult/record/withdraw.json', { orderKey, recordNo: earlier });

describe('records that can go with a question', () => {
  it('are those of the patient, as the doctor would read them', async () => {
    const { data } = await listed(person);
    expect(data.items).toEqual([
      expect.objectContaining({
        recordNo: earlier,
        kind: 'consult',
        title: '图文咨询',
        lines: [question, advice],
      }),
    ]);
    expect((await listed(other)).data.items).toEqual([]);
    expect((await listed(other, person.patientId)).code).toBe(forbidden);
  });

  it('are reports of check-ups and appointments as well, and go with a question', async () => {
    const doctor = await addConsultDoctor(gateway);
    const visit = await bookedVisit(gateway, doctor, person);
    const checkUp = await checkUpToOrder(gateway);
    const day = addDays(dayAt(gateway.services.clock.now(), hospitalTimeZone), 5);
    const report = await checkUp.order(person, { ...checkUp.samples, day });
    const { data } = await listed(person);
    expect(data.items).toContainEqual(
      expect.objectContaining({
        recordNo: visit,
        kind: 'visit',
        title: expect.stringMatching(/挂号$/),
      }),
    );
    expect(data.items).toContainEqual(
      expect.objectContaining({ recordNo: report, kind: 'checkUpReport', lines: ['未见异常'] }),
    );
    const sent = (await ask([visit, report])).data;
    await person.pay(sent.orderKey);
    const kinds = (await seen(sent.orderKey)).map(({ kind }: { readonly kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['checkUpReport', 'visit']);
    expect((await listed(other)).data.items).toEqual([]);
  });

  it('are sessions of the tele-clinic and visits to experts of a disease, once they are agreed', async () => {
    const visits = await openSpecialDiseases(gateway);
    const clinic = await openSessions(gateway);
    const of = async ({
      token,
      patientId,
    }: {
      readonly token: string;
      readonly patientId: string;
    }) =>
      (await gateway.call('/consult/record/attachable.json', { patientId }, { token })).data.items;
    expect(await of(await clinic.ordered())).toEqual([]);
    expect(await of(await visits.submitted())).toEqual([]);
    const session = await clinic.booked();
    expect(await of(session)).toMatchObject([
      { recordNo: session.orderNo, kind: 'visit', title: '远程门诊' },
    ]);
    expect((await of(session))[0].lines).toContain(complaint);
    const visit = await visits.booked();
    expect(await of(visit)).toMatchObject([
      { recordNo: visit.orderNo, kind: 'visit', title: '肿瘤专家预约', day: visits.dayIn(5) },
    ]);
    expect((await of(visit))[0].lines).toContain(materials);
  });

  it('are kept in the draft', async () => {
    const kind = 'imageText';
    const draft = { question: '', fileIds: [], recordNos: [earlier] };
    await person.call('/consult/draft/save.json', { kind, doctorId, draft });
    const { data } = await person.call('/consult/draft/detail.json', { kind, doctorId });
    expect(data.draft).toMatchObject({ recordNos: [earlier] });
  });
});

describe('a record that goes with a question', () => {
  it('is read by the doctor once it is paid, which the ledger says', async () => {
    const { data } = await ask([earlier, earlier]);
    const { orderKey } = data;
    expect(await seen(orderKey)).toEqual([]);
    expect((await person.detail(orderKey)).records).toMatchObject([{ recordNo: earlier }]);
    await person.pay(orderKey);
    expect(await seen(orderKey)).toMatchObject([{ kind: 'consult', lines: [question, advice] }]);
    const { db } = gateway.services;
    const acts = await db.select().from(deskActs).where(eq(deskActs.subject, orderKey));
    expect(acts.map(({ action }) => action)).toContain('open-consult');
  });

  it('is refused where it is of another person, and nothing is ordered', async () => {
    const others = await over(other);
    for (const recordNo of [others, 'none'])
      expect(await ask([earlier, recordNo])).toMatchObject({
        code: invalidFields,
        data: { fields: [{ path: 'recordNos' }] },
      });
    const { data } = await person.call('/consult/consultorder/list', { listAll: false });
    expect(data.items).toEqual([]);
  });

  it('is refused where it is of another patient of the account', async () => {
    const { db, clock } = gateway.services;
    const patientId = await addPatient(db, person, clock.now(), 2);
    expect((await listed(person, patientId)).data.items).toEqual([]);
    const body = { doctorId: otherDoctorId, patientId, recordNos: [earlier] };
    expect((await person.submit('imagetext', body)).code).toBe(invalidFields);
    expect((await person.submit('imagetext', { ...body, recordNos: [] })).code).toBe(0);
  });

  it('is gone everywhere once its owner deletes it', async () => {
    const orderKey = await asked();
    expect((await person.act('delete', earlier)).code).toBe(0);
    expect(await seen(orderKey)).toEqual([]);
    expect((await person.detail(orderKey)).records).toEqual([]);
    expect((await listed(person)).data.items).toEqual([]);
    const again = { doctorId, recordNos: [earlier] };
    expect((await person.submit('imagetext', again)).code).toBe(invalidFields);
  });

  it('is gone for the doctor once it is taken back, by its owner alone', async () => {
    const orderKey = await asked();
    expect((await withdraw(orderKey, other)).code).toBe(forbidden);
    expect(await seen(orderKey)).toHaveLength(1);
    for (const _ of ['a tap', 'a second tap']) expect((await withdraw(orderKey)).code).toBe(0);
    expect(await seen(orderKey)).toEqual([]);
    expect((await person.detail(orderKey)).records).toEqual([]);
  });

  it.each(['ended', 'refused'])('is gone for the doctor of a consult that is %s', async (way) => {
    const orderKey = await asked();
    await desk(gateway, 'take-consult', { orderKey, doctorId: otherDoctorId });
    expect(await seen(orderKey)).toHaveLength(1);
    if (way === 'ended') {
      await desk(gateway, 'answer-consult', { orderKey });
      await person.act('finishbypatient', orderKey);
    } else await desk(gateway, 'refuse-consult', { orderKey, reason: '需要面诊' });
    expect(await seen(orderKey)).toEqual([]);
  });

  it('stands in what its owner takes along, and goes with the account', async () => {
    const orderKey = await asked();
    const { db, all, clock } = gateway.services;
    const parts = await Promise.all(all(exportedData).map((part) => part(db, person.userId, 'en')));
    expect(Object.assign({}, ...parts)).toMatchObject({
      recordsShownToDoctors: [{ orderKey, recordNo: earlier, withdrawnAt: null }],
    });
    await db.transaction(async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, person.userId, clock.now(), gateway.services);
    });
    expect(await db.$count(consultRecords, eq(consultRecords.orderNo, orderKey))).toBe(0);
  });
});
