import type { QuestionnaireItem } from 'fhir/r4';
import { describe, expect, it } from 'vitest';
import { localised } from '../../platform/translate';
import { faultsOf } from '../../testing/fhir-faults';
import { readAnswers, responseOf } from './fhir';
import { questionnaireOf, withQuestionnaire } from './fhir-questionnaire';
import { chronicRows } from './seed/chronic-rows';
import { moodRow } from './seed/mood-row';
import { visitRows } from './seed/visit-rows';
import type { KeptQuestion } from './shapes';

const surveys = [...chronicRows, moodRow, ...visitRows].map((row) => ({
  surveyCodeId: row.code,
  title: localised(...row.title),
  introduction: localised(...row.introduction),
  item: row.item,
  isOpen: true,
}));
const at = new Date('2026-11-20T02:00:00Z');

/** Every item of a questionnaire, however deep. */
const flat = (items: readonly QuestionnaireItem[] = []): QuestionnaireItem[] =>
  items.flatMap((item) => [item, ...flat(item.item)]);

/** An answer that a question takes: its first or its last option, its lowest or its highest value. */
function valueFor({ type, options, min, max }: KeptQuestion, end: 'first' | 'last'): string {
  switch (type) {
    case 'choice':
      return options.at(end === 'first' ? 0 : -1)?.code ?? '';
    case 'integer':
    case 'quantity':
      return String((end === 'first' ? min : max) ?? 1);
    case 'date':
      return '2026-11-19';
    case 'attachment':
      return 'a-file';
    case 'text':
    case 'display':
      return '夜里更痛 <b>';
  }
}

/** The field of a FHIR answer that a question of a type is answered in. */
const answerField: Partial<Record<QuestionnaireItem['type'], string>> = {
  choice: 'valueCoding',
  integer: 'valueInteger',
  quantity: 'valueQuantity',
  date: 'valueDate',
  attachment: 'valueAttachment',
  text: 'valueString',
};

describe.each(surveys.map((survey) => [survey.surveyCodeId, survey] as const))(
  'the survey %s as FHIR R4',
  (_, survey) => {
    it.each(['zh-Hans', 'zh-Hant', 'en'] as const)('is a sound Questionnaire in %s', (locale) => {
      const questionnaire = questionnaireOf(survey, locale);
      expect(faultsOf(questionnaire)).toEqual([]);
      expect(questionnaire.id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
      const items = flat(questionnaire.item);
      const ids = items.map(({ linkId }) => linkId);
      // que-2, que-6, que-7 and que-12 of R4, which the validator does not read.
      expect(new Set(ids).size).toBe(ids.length);
      for (const item of items) {
        if (item.type === 'display')
          expect([item.required, item.repeats, item.item]).toEqual([
            undefined,
            undefined,
            undefined,
          ]);
        if (item.type === 'group') expect(item.item?.length).toBeGreaterThan(0);
        if ((item.enableWhen?.length ?? 0) > 1) expect(item.enableBehavior).toBeTruthy();
        for (const condition of item.enableWhen ?? []) {
          const asked = items.find(({ linkId }) => linkId === condition.question);
          expect(asked, condition.question).toBeDefined();
          const field = answerField[asked?.type ?? 'display']?.replace('value', 'answer') ?? '';
          expect(Object.keys(condition)).toContain(
            condition.operator === 'exists' ? 'answerBoolean' : field,
          );
        }
      }
    });

    it.each(['first', 'last'] as const)('is answered soundly by the %s of all', (end) => {
      const draft = survey.item.flatMap(({ item }) =>
        item.map((question) => ({
          linkId: question.linkId,
          values: [valueFor(question, end)],
        })),
      );
      const sent = responseOf(survey, draft, { responseId: 'r-1', at, locale: 'zh-Hans' });
      const whole = withQuestionnaire(sent, survey, 'zh-Hans');
      expect(faultsOf(whole)).toEqual([]);
      expect(whole.questionnaire).toBe(`#${whole.contained?.[0]?.id}`);
      expect(whole.authored).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      const asked = new Map(
        flat(questionnaireOf(survey, 'zh-Hans').item).map((item) => [item.linkId, item]),
      );
      const answered = whole.item?.flatMap(({ item }) => item ?? []) ?? [];
      expect(answered.length).toBeGreaterThan(0);
      for (const { linkId, answer } of answered) {
        const type = asked.get(linkId)?.type ?? 'display';
        for (const one of answer ?? []) expect(Object.keys(one)).toEqual([answerField[type]]);
      }
    });
  },
);

it('tells what R4 does not know', () => {
  const [survey = { surveyCodeId: '', item: [] }] = surveys;
  const sent = responseOf(survey, [], { responseId: 'r-1', at, locale: 'en' });
  expect(faultsOf({ ...sent, status: 'sent', score: 1 })).toHaveLength(2);
});

describe('what a question refuses', () => {
  const questions = surveys.flatMap((survey) =>
    flat(questionnaireOf(survey, 'en').item).map((item) => [item.linkId, item] as const),
  );
  const extensionsOf = (linkId: string) => new Map(questions).get(linkId)?.extension ?? [];
  const of = (name: string) => `http://hl7.org/fhir/StructureDefinition/${name}`;

  it('is a day before a limit or after today', () => {
    const today = { language: 'text/fhirpath', expression: 'today()' };
    expect(extensionsOf('measured-on')).toEqual([
      { url: of('minValue'), valueDate: '1900-01-01' },
      {
        url: of('maxValue'),
        _valueDate: { extension: [{ url: of('cqf-expression'), valueExpression: today }] },
      },
    ]);
  });

  it('is a number that is not above another one', () => {
    const constraint = extensionsOf('systolic').find(({ url }) =>
      url.endsWith('questionnaire-constraint'),
    );
    expect(constraint?.extension).toContainEqual({
      url: 'expression',
      valueString:
        "%resource.descendants().where(linkId = 'systolic').answer.value > %resource.descendants().where(linkId = 'diastolic').answer.value",
    });
  });

  it('is another option beside one that is chosen alone', () => {
    const options = new Map(questions).get('effects')?.answerOption ?? [];
    expect(
      options.map(({ valueCoding, extension = [] }) => [valueCoding?.code, extension]),
    ).toEqual([
      ['none', [{ url: of('questionnaire-optionExclusive'), valueBoolean: true }]],
      ['cough', []],
      ['swelling', []],
      ['dizzy', []],
    ]);
  });
});

describe('an answer with a unit', () => {
  const survey = surveys.find(({ item }) =>
    item.some((group) => group.item.some(({ unit }) => unit !== null && unit.en === 'hours')),
  );
  if (survey === undefined) throw new Error('no survey asks for hours');
  const [question] = survey.item.flatMap((group) =>
    group.item.filter(({ unit }) => unit?.en === 'hours'),
  );
  if (question === undefined) throw new Error('no question asks for hours');
  const { linkId } = question;
  const sent = { responseId: 'r-1', at, locale: 'zh-Hans' as const };
  const response = responseOf(survey, [{ linkId, values: ['6.5'] }], sent);
  const read = (item: typeof survey.item, locale: 'zh-Hans' | 'en') =>
    readAnswers(item, response, locale).find((one) => one.linkId === linkId)?.texts;

  it('is read in the language of its reader', () => {
    expect(read(survey.item, 'zh-Hans')).toEqual(['6.5 小时']);
    expect(read(survey.item, 'en')).toEqual(['6.5 hours']);
  });

  it('keeps the unit that was sent where the survey has another one by now', () => {
    const changed = survey.item.map((group) => ({
      ...group,
      item: group.item.map((one) =>
        one.linkId === linkId ? { ...one, unit: localised('分钟', 'minutes') } : one,
      ),
    }));
    expect(read(changed, 'en')).toEqual(['6.5 小时']);
  });
});
