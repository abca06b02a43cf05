import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPatient, addWorld, type TestPerson } from '../booking/booking-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { eraseSurveys, eraseVisitSurveys, exportedVisitSurveys } from './personal';
import { seed } from './seed/seed';
import { visitSurveys } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  await seed(gateway.services.db);
});
afterAll(() => gateway.dispose());

const surveyCodeId = 'post-consult';
const db = () => gateway.services.db;
const desk = (act: string, body: object) => gateway.call(`/sandbox/desk/${act}`, body);
const answers = [
  { linkId: 'better', values: ['same'] },
  { linkId: 'followed', values: ['all'] },
  { linkId: 'pain', values: ['2'] },
];

/** Two people and a shift whose hospital asks a survey. */
async function asked(of: 'department' | 'hospital' = 'department') {
  const { people, shift, doctor } = await addWorld(db(), gateway.services.clock.now(), {
    people: 2,
  });
  const [person, other] = people;
  if (!person || !other) throw new Error('two people');
  const { hospitalId, hospDeptId } = doctor;
  await desk('ask-before-visits', {
    surveyCodeId,
    hospitalId,
    hospDeptId: of === 'department' ? hospDeptId : null,
  });
  const call =
    (path: string) =>
    (who: TestPerson, more: { patientId?: string; answers?: typeof answers } = {}) =>
      gateway.call(
        path,
        { patientId: who.patientId, shiftCaseId: shift.id, ...more },
        { token: who.token },
      );
  return {
    person,
    other,
    shift,
    doctor,
    see: call('/questionnaire/visit/draft'),
    save: call('/questionnaire/visit/save'),
    send: call('/hades/survey/visit/submit'),
    book: call('/order/submitorder/submit.json'),
  };
}

describe('what is asked before a visit', () => {
  it.each(['department', 'hospital'] as const)('is the survey of its %s', async (of) => {
    const { person, see } = await asked(of);
    const { data } = await see(person);
    expect(data).toMatchObject({ survey: { surveyCodeId }, answers: [], sentAt: null });
    const { data: list } = await gateway.call('/modulesurvey/list', {});
    expect(list.items.map((one: { surveyCodeId: string }) => one.surveyCodeId)).not.toContain(
      surveyCodeId,
    );
  });

  it('is nothing at another hospital, and where the survey is closed', async () => {
    const here = await asked();
    const elsewhere = await asked();
    expect((await here.see(here.person)).data.survey).toBeNull();
    expect((await here.save(here.person, { answers })).code).toBe(businessErrors.forbidden);
    await desk('open-survey', { surveyCodeId, isOpen: false });
    expect((await elsewhere.see(elsewhere.person)).data.survey).toBeNull();
    await desk('open-survey', { surveyCodeId, isOpen: true });
    expect((await elsewhere.see(elsewhere.person)).data.survey).not.toBeNull();
  });
});

describe('answers before a visit', () => {
  it('are kept of each patient apart, sent once, and read with the order', async () => {
    const { person, other, see, save, send, book } = await asked();
    const now = gateway.services.clock.now();
    const child = await addPatient(db(), person, now, 2);
    expect((await send(person)).code).toBe(businessErrors.forbidden);
    expect((await save(person, { answers: answers.slice(0, 1) })).code).toBe(0);
    expect((await send(person)).status).toBe(422);
    expect((await save(person, { answers })).code).toBe(0);
    expect((await see(person)).data).toMatchObject({ answers, sentAt: null });
    expect((await see(person, { patientId: child })).data.answers).toEqual([]);
    const theirs = { patientId: person.patientId };
    for (const one of [see, send]) expect((await one(other, theirs)).status).toBe(403);
    expect((await save(other, { ...theirs, answers: [] })).status).toBe(403);
    expect((await send(person)).code).toBe(0);
    expect((await send(person)).code).toBe(businessErrors.surveySentAlready);
    expect((await save(person, { answers })).code).toBe(businessErrors.surveySentAlready);
    const { orderNo } = (await book(person)).data;
    const read = (await desk('read-visit-survey', { orderNo })).data;
    expect(read.answers[0]).toEqual({ question: '症状有变化吗？', texts: ['没变化'] });
    const { orderNo: otherNo } = (await book(other)).data;
    expect((await desk('read-visit-survey', { orderNo: otherNo })).status).toBe(403);
  });

  it('are stored when two devices answer and save first at once', async () => {
    const { person, see, save } = await asked();
    await Promise.all([
      save(person, { answers: answers.slice(0, 1) }),
      save(person, { answers: answers.slice(1, 2) }),
    ]);
    const third = await save(person, { answers: answers.slice(2) });
    expect(third.data.answers).toHaveLength(3);
    expect((await see(person)).data.answers).toEqual(expect.arrayContaining(answers));
  });

  it('are sent once when two send at once', async () => {
    const { person, save, send } = await asked();
    await save(person, { answers });
    const sent = await Promise.all([send(person), send(person)]);
    expect(new Set(sent.map(({ code }) => code))).toEqual(
      new Set([0, businessErrors.surveySentAlready]),
    );
  });

  it('stay of the survey that was begun, though another is asked meanwhile', async () => {
    const { person, doctor, save, see } = await asked();
    await save(person, { answers });
    await desk('ask-before-visits', { surveyCodeId, hospitalId: null });
    await desk('ask-before-visits', { surveyCodeId: 'sleep', hospitalId: doctor.hospitalId });
    expect((await see(person)).data).toMatchObject({ survey: { surveyCodeId }, answers });
    await desk('ask-before-visits', { surveyCodeId: 'sleep', hospitalId: null });
  });

  it('leave with their owner, and are forgotten with the patient and the account', async () => {
    const { person, save } = await asked();
    await save(person, { answers });
    const [row] = await db()
      .select()
      .from(visitSurveys)
      .where(eq(visitSurveys.patientId, person.patientId));
    const { ownerId, patientId } = row ?? { ownerId: '', patientId: '' };
    expect(await exportedVisitSurveys(db(), ownerId, 'zh-Hans')).toMatchObject([
      { patientId, draft: answers },
    ]);
    await eraseVisitSurveys(db(), patientId);
    expect(await exportedVisitSurveys(db(), ownerId, 'zh-Hans')).toEqual([]);
    await save(person, { answers });
    await eraseSurveys(db(), ownerId);
    expect(await exportedVisitSurveys(db(), ownerId, 'zh-Hans')).toEqual([]);
  });
});
