import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { registrationOrders } from './tables';
import { keyedHash } from '../../platform/identifiers';
import { personChecks } from '../../kernel/people/checks/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addPeople, addShift, addWorld, type TestPerson } from './booking-fixture';

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const deviceId = 'phone-of-a-test';
const ask = (person: TestPerson, path: string, body: object) =>
  gateway.call(path, body, { token: person.token, deviceId });
const get = (person: TestPerson, path: string) =>
  gateway.send(
    new Request(`http://gateway.test${path}`, {
      headers: { token: person.token, deviceid: deviceId },
    }),
  );
const submit = (person: TestPerson, shiftCaseId: string, more: object = {}) =>
  ask(person, '/order/submitorder/submit.json', {
    shiftCaseId,
    patientId: person.patientId,
    ...more,
  });

async function worldWith(rules: NonNullable<Parameters<typeof addWorld>[2]>['rules']) {
  const world = await addWorld(db(), now(), { rules });
  const [person] = world.people;
  if (!person) throw new Error('the world is empty');
  return { ...world, person };
}

it('tells what a hospital asks for, and works its rules out for a visit', async () => {
  const { person, shift, doctor } = await worldWith({
    submitCheck: 'imageCode',
    insurance: 'selfPayOnly',
    drawSeconds: 20,
    maxOpenPerPatient: 3,
  });
  const config = await gateway.call('/order/orderconfig/getconfig.json', {
    hospitalId: doctor.hospitalId,
  });
  expect(config.data).toMatchObject({
    submitCheck: 'imageCode',
    insurance: 'selfPayOnly',
    drawSeconds: 20,
    waitListSize: 20,
  });
  const { data } = await ask(person, '/order/orderconfig/adaptrule', {
    shiftCaseId: shift.id,
    patientId: person.patientId,
  });
  const named = (name: string) =>
    data.terms.find((term: { name: string }) => term.name === name) ?? null;
  expect(named('fee')).toEqual({ name: 'fee', cents: 3800, at: null, count: null });
  expect(Date.parse(named('bookBefore').at)).toBe(shift.startsAt.getTime() - 30 * 60_000);
  expect(named('moreOpen').count).toBe(2);
  expect(named('imageCode')).not.toBeNull();
  expect(named('selfPayOnly')).not.toBeNull();
  const [stranger] = await addPeople(db(), 1, now());
  if (!stranger) throw new Error('nobody');
  const theirs = await ask(stranger, '/order/orderconfig/adaptrule', {
    shiftCaseId: shift.id,
    patientId: person.patientId,
  });
  expect(theirs.code).toBe(businessErrors.forbidden);
});

it('sends a first visit to the clinics that are open to it', async () => {
  const { person, shift, doctor } = await worldWith({ firstVisitClinics: ['general'] });
  const refused = await submit(person, shift.id);
  expect(refused.code).toBe(businessErrors.firstVisitClinic);
  const listed = await ask(person, '/order/orderconfig/registpatient', { shiftCaseId: shift.id });
  expect(listed.data.items).toEqual([
    { patientId: person.patientId, name: '王芳', refusal: refused.message },
  ]);
  const general = await addShift(db(), doctor, { now: now(), daysAhead: 4 });
  await db().execute(sql`UPDATE shift_cases SET clinic_type = 'general' WHERE id = ${general.id}`);
  const { data } = await submit(person, general.id);
  await db()
    .update(registrationOrders)
    .set({ status: 'completed' })
    .where(eq(registrationOrders.orderNo, data.orderNo));
  const later = await ask(person, '/order/orderconfig/registpatient', { shiftCaseId: shift.id });
  expect(later.data.items[0].refusal).toBeNull();
  expect((await submit(person, shift.id)).code).toBe(0);
});

it('wants the code of a picture first, for this patient and shift, and once', async () => {
  const { person, shift } = await worldWith({ submitCheck: 'imageCode' });
  expect((await submit(person, shift.id)).code).toBe(businessErrors.checkRequired);
  const place = `${person.patientId}/${shift.id}`;
  const picture = await get(person, `/json/black/res/customcode/${place}`);
  expect(picture.data.image).toMatch(/^data:image\/png;base64,/);
  const code = 'K7PX';
  const pageId = `${person.patientId}.${shift.id}`;
  const [check] = await db().select().from(personChecks).where(eq(personChecks.pageId, pageId));
  if (!check) throw new Error('no picture was asked');
  await db()
    .update(personChecks)
    .set({ codeHash: keyedHash(check.secret, code) })
    .where(eq(personChecks.pageId, pageId));
  const wrong = await get(person, `/json/black/validate/customcode/${place}/0000`);
  expect(wrong.code).toBe(businessErrors.checkFailed);
  const right = await get(person, `/json/black/validate/customcode/${place}/${code.toLowerCase()}`);
  const { validateParam } = right.data;
  expect((await submit(person, shift.id, { validateParam: 'of another' })).code).toBe(
    businessErrors.checkRequired,
  );
  expect((await submit(person, shift.id, { validateParam })).code).toBe(0);
});

it('wants the code of a message first', async () => {
  const { person, shift } = await worldWith({ submitCheck: 'mobileCode' });
  expect((await submit(person, shift.id)).code).toBe(businessErrors.checkRequired);
  const sent = await ask(person, '/order/ordermsg/getcheckcode.json', {});
  expect(sent.data).toMatchObject({ resendAfter: 60 });
  const checkCode = await gateway.lastCode(person.mobile);
  const wrong = checkCode === '000000' ? '111111' : '000000';
  expect((await submit(person, shift.id, { checkCode: wrong })).code).toBe(
    businessErrors.wrongCode,
  );
  expect((await submit(person, shift.id, { checkCode })).code).toBe(0);
});
