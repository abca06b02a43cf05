import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { exportedSurveys, eraseSurveys } from './personal';
import { seed } from './seed/seed';
import { surveyResponses } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  await seed(gateway.services.db);
});
afterAll(() => gateway.dispose());

type Answers = readonly { readonly linkId: string; readonly values: readonly string[] }[];
const said = (answers: Readonly<Record<string, string>>): Answers =>
  Object.entries(answers).map(([linkId, value]) => ({ linkId, values: [value] }));
const desk = (act: string, body: object) => gateway.call(`/sandbox/desk/${act}`, body);

async function person() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const call = (path: string, body: object) => gateway.call(path, body, { token });
  return {
    mobile,
    call,
    save: (surveyCodeId: string, answers: Answers, responseId?: string) =>
      call('/questionnaire/save', { surveyCodeId, answers, ...(responseId && { responseId }) }),
    submit: (responseId: string) => call('/hades/survey/submit', { responseId }),
    list: async (state: string) => (await call('/hades/survey/list', { state })).data.items,
  };
}

const worse = { better: 'worse', worse: '夜里更痛', followed: 'all', pain: '6' };

describe('surveys to answer', () => {
  it('are told in the language of the reader, with their branches', async () => {
    const { data } = await gateway.call('/modulesurvey/list', {});
    expect(data.total).toBe(6);
    const own = await gateway.call('/modulesurvey/list', { surveyCodeId: 'phq-9' });
    expect(own.data.items).toMatchObject([{ title: '情绪自评（PHQ-9）', questionCount: 9 }]);
    const survey = await gateway.call('/modulesurvey/detail', { surveyCodeId: 'post-consult' });
    expect(survey.data.item[0].item[1]).toMatchObject({
      text: '哪里加重了？',
      enableWhen: [{ question: 'better', operator: '=', answer: 'worse' }],
    });
    const unknown = await gateway.call('/modulesurvey/detail', { surveyCodeId: 'none' });
    expect(unknown.status).toBe(403);
  });
});

describe('an answer', () => {
  it('is kept as it is typed, and sent once, without what is not asked any more', async () => {
    const one = await person();
    const { responseId } = (await one.save('post-consult', said({ better: 'worse' }))).data;
    const missing = await one.submit(responseId);
    expect(missing.status).toBe(422);
    expect(missing.data.fields.map(({ path }: { path: string }) => path)).toEqual([
      'worse',
      'followed',
      'pain',
    ]);
    await one.save('post-consult', said({ ...worse, better: 'same' }), responseId);
    const draft = await one.call('/questionnaire/draft', { surveyCodeId: 'post-consult' });
    // The branch is gone; what was typed in it is not.
    expect(draft.data.answers).toContainEqual({ linkId: 'worse', values: ['夜里更痛'] });
    expect((await one.submit(responseId)).code).toBe(0);
    expect((await one.submit(responseId)).code).toBe(businessErrors.surveySentAlready);
    const late = await one.save('post-consult', said(worse), responseId);
    expect(late.code).toBe(businessErrors.surveySentAlready);
    const [sent] = await one.list('answered');
    expect(sent.answers).toEqual([
      { linkId: 'better', question: '症状有变化吗？', texts: ['没变化'], fileIds: [] },
      { linkId: 'followed', question: '按医生的建议做了吗？', texts: ['都做了'], fileIds: [] },
      { linkId: 'pain', question: '现在有多痛？', texts: ['6'], fileIds: [] },
    ]);
    expect(await one.list('unanswered')).toEqual([]);
  });

  it('is stored when two devices answer the same survey', async () => {
    const one = await person();
    const phone = await one.save('post-consult', said({ better: 'same' }));
    // The tablet has loaded the survey before the phone saved.
    const tablet = await one.save('post-consult', said({ pain: '2' }));
    expect(tablet.data).toMatchObject({
      responseId: phone.data.responseId,
      answers: said({ better: 'same', pain: '2' }),
    });
    const { responseId } = phone.data;
    const both = await Promise.all([
      one.save('post-consult', said({ followed: 'all' }), responseId),
      one.save('post-consult', said({ better: 'better' }), responseId),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const cleared = await one.save('post-consult', [{ linkId: 'pain', values: [] }], responseId);
    expect(cleared.data.answers).toEqual(said({ better: 'better', followed: 'all' }));
    const unknown = await one.save('post-consult', said({ 'not-asked': 'x' }), responseId);
    expect(unknown.data.answers).toEqual(cleared.data.answers);
    const { data } = await one.call('/questionnaire/draft', { surveyCodeId: 'post-consult' });
    expect(data.answers).toEqual(cleared.data.answers);
  });

  it('begins one draft when two devices save first at once', async () => {
    const one = await person();
    const [first, second] = await Promise.all([
      one.save('post-consult', said({ better: 'same' })),
      one.save('post-consult', said({ pain: '2' })),
    ]);
    expect(first.data.responseId).toBe(second.data.responseId);
    const { data } = await one.call('/questionnaire/draft', { surveyCodeId: 'post-consult' });
    expect(new Map(data.answers.map((answer: Answers[number]) => [answer.linkId, answer]))).toEqual(
      new Map(said({ better: 'same', pain: '2' }).map((answer) => [answer.linkId, answer])),
    );
  });

  it('is refused where values contradict each other or are in the future', async () => {
    const one = await person();
    const answers = {
      'measured-on': '2099-01-01',
      systolic: '７０',
      diastolic: '120',
      dizzy: 'no',
      takes: 'yes',
      regular: 'all',
      smokes: 'no',
      salt: '4',
    };
    const effects = (...values: string[]) => ({ linkId: 'effects', values });
    const { responseId } = (
      await one.save('hypertension', [...said(answers), effects('none', 'cough', 'cough')])
    ).data;
    const refused = await one.submit(responseId);
    expect(refused.status).toBe(422);
    expect(
      refused.data.fields.map(({ path, code }: { path: string; code: string }) => [path, code]),
    ).toEqual([
      ['measured-on', 'tooLate'],
      ['systolic', 'notHigher'],
      ['effects', 'exclusive'],
    ]);
    const right = said({ 'measured-on': '2026-11-01', systolic: '１２０', diastolic: '80。5' });
    await one.save('hypertension', [...right, effects('cough', 'cough')], responseId);
    expect((await one.submit(responseId)).code).toBe(0);
    const [sent] = await one.list('answered');
    const texts = new Map(
      sent.answers.map((answer: { linkId: string; texts: string[] }) => [
        answer.linkId,
        answer.texts,
      ]),
    );
    expect(texts.get('systolic')).toEqual(['120 mmHg']);
    expect(texts.get('diastolic')).toEqual(['80.5 mmHg']);
    expect(texts.get('effects')).toEqual(['干咳']);
  });

  it('of one person is nobody else’s', async () => {
    const [one, other] = [await person(), await person()];
    const { responseId } = (await one.save('post-consult', said(worse))).data;
    expect((await other.submit(responseId)).status).toBe(403);
    expect((await other.save('post-consult', [], responseId)).status).toBe(403);
    expect(await other.list('unanswered')).toEqual([]);
    const draft = await other.call('/questionnaire/draft', { surveyCodeId: 'post-consult' });
    expect(draft.data).toMatchObject({ responseId: null, answers: [] });
  });

  it('shows only pictures of its own', async () => {
    const one = await person();
    const foreign = await one.save('hypertension', said({ reading: 'none' }));
    expect(foreign.code).toBe(businessErrors.fileRefused);
  });

  it('stays when the survey is closed meanwhile, and is sent when it opens again', async () => {
    const one = await person();
    const answers = said({
      hours: '6',
      falling: 'often',
      waking: 'often',
      snores: 'none',
      tired: '3',
    });
    const { responseId } = (await one.save('sleep', answers)).data;
    await desk('open-survey', { surveyCodeId: 'sleep', isOpen: false });
    expect((await one.submit(responseId)).code).toBe(businessErrors.surveyClosed);
    const draft = await one.call('/questionnaire/draft', { surveyCodeId: 'sleep' });
    expect(draft.data.answers).toHaveLength(5);
    expect(draft.data.survey.isOpen).toBe(false);
    await desk('open-survey', { surveyCodeId: 'sleep', isOpen: true });
    expect((await one.submit(responseId)).code).toBe(0);
    const [sent] = await one.list('answered');
    expect(sent).toMatchObject({ score: 4, scoreText: '睡眠欠佳，可以试试固定作息。' });
  });
});

describe('a doctor', () => {
  it('asks for a survey, reads it and replies', async () => {
    const one = await person();
    const plan = { mobile: one.mobile, surveyCodeId: 'post-consult' };
    expect((await desk('plan-survey', plan)).data).toEqual({ planned: true });
    expect((await desk('plan-survey', plan)).data).toEqual({ planned: false });
    const [planned] = await one.list('unanswered');
    expect(planned).toMatchObject({ answeredCount: 0, sentAt: null });
    const { responseId } = planned;
    expect((await desk('reply-survey', { responseId, text: '好' })).status).toBe(403);
    await one.save('post-consult', said(worse), responseId);
    await one.submit(responseId);
    const { items } = (await desk('list-surveys-to-read', {})).data;
    const read = items.find((item: { responseId: string }) => item.responseId === responseId);
    expect(read.answers).toContainEqual({ question: '哪里加重了？', texts: ['夜里更痛'] });
    await desk('reply-survey', { responseId, text: '请明天来复诊' });
    expect(await one.list('answered')).toMatchObject([{ reply: '请明天来复诊' }]);
  });
});

it('leaves with its owner as FHIR, and is forgotten with the account', async () => {
  const { db } = gateway.services;
  const one = await person();
  const { responseId } = (await one.save('post-consult', said(worse))).data;
  await one.submit(responseId);
  const [row] = await db
    .select()
    .from(surveyResponses)
    .where(eq(surveyResponses.responseId, responseId));
  const ownerId = row?.ownerId ?? '';
  expect(await exportedSurveys(db, ownerId, 'zh-Hans')).toMatchObject([
    {
      response: {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        item: [
          {
            linkId: 'now',
            item: [
              { linkId: 'better', answer: [{ valueCoding: { code: 'worse', display: '加重了' } }] },
              { linkId: 'worse', answer: [{ valueString: '夜里更痛' }] },
              { linkId: 'followed', answer: [{ valueCoding: { code: 'all' } }] },
              { linkId: 'pain', answer: [{ valueInteger: 6 }] },
            ],
          },
        ],
      },
    },
  ]);
  await eraseSurveys(db, ownerId);
  expect(await exportedSurveys(db, ownerId, 'zh-Hans')).toEqual([]);
});
