import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWorld } from '../booking/booking-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { questionnaireOf } from './fhir-questionnaire';
import { lastValues } from './last-values';
import { chronicRows } from './seed/chronic-rows';
import { seed } from './seed/seed';
import { localised } from '../../platform/translate';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  // A doctor, whose patients some of the surveys are for.
  await addWorld(gateway.services.db, gateway.services.clock.now());
  await seed(gateway.services.db);
});
afterAll(() => gateway.dispose());

const said = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([linkId, value]) => ({ linkId, values: [value] }));

async function person() {
  const token = await gateway.signIn(gateway.newMobile());
  const call = (path: string, body: object) => gateway.call(path, body, { token });
  const save = (surveyCodeId: string, answers: Readonly<Record<string, string>>) =>
    call('/questionnaire/save', { surveyCodeId, answers: said(answers) });
  return {
    save,
    send: async (surveyCodeId: string, answers: Readonly<Record<string, string>>) => {
      const { responseId } = (await save(surveyCodeId, answers)).data;
      return call('/hades/survey/submit', { responseId });
    },
    last: async (surveyCodeId: string) =>
      (await call('/questionnaire/draft', { surveyCodeId })).data.last,
    list: async (state: string) => (await call('/hades/survey/list', { state })).data.items,
  };
}

const night = { falling: 'often', waking: 'often', snores: 'none', tired: '3' };

describe('the values of last time', () => {
  it('are the numbers that the account sent last', async () => {
    const one = await person();
    expect(await one.last('sleep')).toEqual([]);
    await one.send('sleep', { hours: '6.5', ...night });
    await one.send('sleep', { hours: '7', ...night, tired: '4' });
    // A draft is no value that was sent.
    await one.save('sleep', { hours: '9' });
    const sentAt = expect.any(String);
    expect(await one.last('sleep')).toEqual([
      { linkId: 'hours', value: '7', sentAt },
      { linkId: 'tired', value: '4', sentAt },
    ]);
    expect(await (await person()).last('sleep')).toEqual([]);
    expect(await one.last('diabetes')).toEqual([]);
  });

  it('are of the newest survey that has the question', () => {
    const response = (values: Readonly<Record<string, number>>) => ({
      resourceType: 'QuestionnaireResponse' as const,
      id: 'r',
      questionnaire: 'Questionnaire/q',
      status: 'completed' as const,
      authored: '2026-11-20T02:00:00Z',
      item: [
        {
          linkId: 'g',
          text: '',
          item: Object.entries(values).map(([linkId, valueInteger]) => ({
            linkId,
            text: '',
            answer: [{ valueInteger }],
          })),
        },
      ],
    });
    const at = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
    const found = lastValues([
      { response: response({ pain: 3 }), sentAt: at('20') },
      { response: response({ pain: 8, salt: 2 }), sentAt: at('10') },
      { response: null, sentAt: null },
    ]);
    expect(found.map(({ linkId, value, sentAt }) => [linkId, value, sentAt.slice(8, 10)])).toEqual([
      ['pain', '3', '20'],
      ['salt', '2', '10'],
    ]);
  });
});

describe('a survey that was begun', () => {
  it('says which screen is next', async () => {
    const one = await person();
    await one.save('sleep', { hours: '7', falling: 'none' });
    expect(await one.list('unanswered')).toMatchObject([
      { topic: 'sleep', next: { at: 2, of: 5 }, doctor: null },
    ]);
    await one.send('sleep', { hours: '7', ...night });
    const [sent] = await one.list('answered');
    expect(sent.next).toBeNull();
    expect(sent.scale).toMatchObject({ most: 6, bands: [{ from: 0 }, { from: 3 }, { from: 5 }] });
  });

  it('has no scale where the survey declares no bands', async () => {
    const one = await person();
    await one.save('post-consult', { better: 'same' });
    expect(await one.list('unanswered')).toMatchObject([
      { scale: null, doctor: { doctorId: expect.any(String), gender: expect.any(String) } },
    ]);
  });
});

describe('alarms', () => {
  it('are shown with their telephones, at the answers that declare them', async () => {
    const { data } = await gateway.call('/modulesurvey/detail', { surveyCodeId: 'phq-9' });
    const questions: readonly { linkId: string; alarms: readonly object[] }[] = data.item[0].item;
    const [first, last] = [questions[0], questions.at(-1)];
    expect(first?.alarms).toEqual([]);
    expect(last).toMatchObject({
      linkId: 'phq-9',
      alarms: ['days', 'half', 'daily'].map((answer) => ({
        operator: '=',
        answer,
        text: expect.stringContaining('12356'),
        phones: [{ number: '12356' }, { number: '120', name: '急救电话' }],
      })),
    });
  });

  it('leave with the survey as extensions', () => {
    const row = chronicRows.find(({ code }) => code === 'hypertension');
    if (row === undefined) throw new Error('The survey is not in the seed.');
    const questionnaire = questionnaireOf(
      {
        surveyCodeId: row.code,
        title: localised(...row.title),
        introduction: localised(...row.introduction),
        item: row.item,
        isOpen: true,
      },
      'en',
    );
    const questions = questionnaire.item?.flatMap(({ item }) => item ?? []) ?? [];
    const extensionsOf = (linkId: string) =>
      questions.find((question) => question.linkId === linkId)?.extension ?? [];
    const alarms = extensionsOf('systolic').filter(({ url }) => url === 'urn:xinglin:survey:alarm');
    expect(alarms).toEqual([
      {
        url: 'urn:xinglin:survey:alarm',
        extension: [
          { url: 'operator', valueCode: '>=' },
          { url: 'answer', valueString: '180' },
          { url: 'text', valueString: expect.stringContaining('call 120') },
          {
            url: 'phone',
            extension: [
              { url: 'number', valueString: '120' },
              { url: 'name', valueString: 'Ambulance' },
            ],
          },
        ],
      },
    ]);
    expect(extensionsOf('diastolic').map(({ url }) => url)).not.toContain(
      'urn:xinglin:survey:alarm',
    );
    expect(
      questions
        .find(({ linkId }) => linkId === 'how-dizzy')
        ?.answerOption?.map(({ valueCoding }) => valueCoding?.extension?.[0]?.valueCode),
    ).toEqual(['great', 'good', 'fair', 'poor', 'awful']);
  });
});
