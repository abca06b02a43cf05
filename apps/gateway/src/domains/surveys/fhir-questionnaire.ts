import { textIn, type SurveyCondition } from '@xinglin/rules';
import type {
  Extension,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireItemEnableWhen,
  QuestionnaireResponse,
} from 'fhir/r4';
import type { Locale } from '../../platform/context';
import type { KeptGroup, KeptQuestion, QuestionnaireResponse as KeptResponse } from './shapes';
import type { surveys } from './tables';

type Survey = Pick<
  typeof surveys.$inferSelect,
  'surveyCodeId' | 'title' | 'introduction' | 'item' | 'isOpen'
>;

/** Where R4 defines the extensions of questions that are used here. */
const definitions = 'http://hl7.org/fhir/StructureDefinition';

/** Where the extensions are that R4 does not define: alarms, and the words and faces of steps. */
const ownDefinitions = 'urn:xinglin:survey';

/** A condition with its answer in the type of the question that it asks about. */
function conditionOf(
  { question, operator, answer }: SurveyCondition,
  questions: ReadonlyMap<string, KeptQuestion>,
): QuestionnaireItemEnableWhen {
  const of = { question, operator };
  if (operator === 'exists') return { ...of, answerBoolean: answer !== 'false' };
  switch (questions.get(question)?.type) {
    case 'choice':
      return { ...of, answerCoding: { code: answer } };
    case 'integer':
      return { ...of, answerInteger: Number(answer) };
    case 'quantity':
      return { ...of, answerQuantity: { value: Number(answer) } };
    case 'date':
      return { ...of, answerDate: answer };
    default:
      return { ...of, answerString: answer };
  }
}

function conditionsOf(
  { enableWhen, enableBehavior }: KeptGroup | KeptQuestion,
  questions: ReadonlyMap<string, KeptQuestion>,
): Pick<QuestionnaireItem, 'enableWhen' | 'enableBehavior'> {
  if (enableWhen.length === 0) return {};
  return { enableWhen: enableWhen.map((one) => conditionOf(one, questions)), enableBehavior };
}

/** Alarms and words of a scale, which R4 does not know. */
function ownExtensionsOf({ alarms = [], steps = [] }: KeptQuestion, locale: Locale): Extension[] {
  return [
    ...alarms.map(({ operator, answer, text, phones }) => ({
      url: `${ownDefinitions}:alarm`,
      extension: [
        { url: 'operator', valueCode: operator },
        { url: 'answer', valueString: answer },
        { url: 'text', valueString: textIn(text, locale) },
        ...phones.map(({ number, name }) => ({
          url: 'phone',
          extension: [
            { url: 'number', valueString: number },
            { url: 'name', valueString: textIn(name, locale) },
          ],
        })),
      ],
    })),
    ...steps.map(({ from, text, face }) => ({
      url: `${ownDefinitions}:step`,
      extension: [
        { url: 'from', valueDecimal: from },
        { url: 'text', valueString: textIn(text, locale) },
        ...(face === null ? [] : [{ url: 'face', valueCode: face }]),
      ],
    })),
  ];
}

/** A limit of a day; the day of the answer is an expression (`cqf-expression`). */
const dayLimit = (name: 'minValue' | 'maxValue', day: string | null | undefined): Extension[] => {
  if (day === null || day === undefined) return [];
  const url = `${definitions}/${name}`;
  if (day !== 'today') return [{ url, valueDate: day }];
  const valueExpression = { language: 'text/fhirpath' as const, expression: 'today()' };
  return [
    {
      url,
      _valueDate: { extension: [{ url: `${definitions}/cqf-expression`, valueExpression }] },
    },
  ];
};

/** That a number must be above another one (`questionnaire-constraint`). */
function constraintOf(
  { linkId, text, higherThan }: KeptQuestion,
  questions: ReadonlyMap<string, KeptQuestion>,
  locale: Locale,
): Extension[] {
  const other = questions.get(higherThan ?? '');
  if (other === undefined) return [];
  const answer = (of: string) => `%resource.descendants().where(linkId = '${of}').answer.value`;
  return [
    {
      url: `${definitions}/questionnaire-constraint`,
      extension: [
        { url: 'key', valueId: `${linkId}-higher` },
        { url: 'severity', valueCode: 'error' },
        { url: 'expression', valueString: `${answer(linkId)} > ${answer(other.linkId)}` },
        { url: 'human', valueString: `${textIn(text, locale)} > ${textIn(other.text, locale)}` },
      ],
    },
  ];
}

/** Limits, comparison and unit, which R4 has as extensions, and what it does not know. */
function extensionsOf(
  question: KeptQuestion,
  questions: ReadonlyMap<string, KeptQuestion>,
  locale: Locale,
): Extension[] {
  const { min, max, earliest, latest, unit, type } = question;
  const limit = (name: 'minValue' | 'maxValue', value: number | null): Extension[] => {
    if (value === null) return [];
    const url = `${definitions}/${name}`;
    return [type === 'integer' ? { url, valueInteger: value } : { url, valueDecimal: value }];
  };
  const shown = unit === null ? null : textIn(unit, locale);
  return [
    ...limit('minValue', min),
    ...limit('maxValue', max),
    ...dayLimit('minValue', earliest),
    ...dayLimit('maxValue', latest),
    ...constraintOf(question, questions, locale),
    ...(shown === null
      ? []
      : [
          {
            url: `${definitions}/questionnaire-unit`,
            valueCoding: { code: shown, display: shown },
          },
        ]),
    ...ownExtensionsOf(question, locale),
  ];
}

function questionOf(
  question: KeptQuestion,
  questions: ReadonlyMap<string, KeptQuestion>,
  locale: Locale,
): QuestionnaireItem {
  const { linkId, type, required, repeats, options, help } = question;
  const extension = extensionsOf(question, questions, locale);
  const answerOption = options.map(({ code, display, score, face = null, exclusive = false }) => {
    const extensions = [
      ...(score === null ? [] : [{ url: `${definitions}/ordinalValue`, valueDecimal: score }]),
      ...(face === null ? [] : [{ url: `${ownDefinitions}:face`, valueCode: face }]),
    ];
    return {
      ...(exclusive && {
        extension: [{ url: `${definitions}/questionnaire-optionExclusive`, valueBoolean: true }],
      }),
      valueCoding: {
        code,
        display: textIn(display, locale),
        ...(extensions.length > 0 && { extension: extensions }),
      },
    };
  });
  return {
    linkId,
    text: textIn(question.text, locale),
    type,
    ...conditionsOf(question, questions),
    // R4 forbids both where nothing is answered (que-6).
    ...(type !== 'display' && { required, repeats }),
    ...(extension.length > 0 && { extension }),
    ...(answerOption.length > 0 && { answerOption }),
    ...(help !== null && {
      item: [{ linkId: `${linkId}.help`, type: 'display' as const, text: textIn(help, locale) }],
    }),
  };
}

/** A survey as a FHIR R4 Questionnaire in one language, with its branches, limits and scores. */
export function questionnaireOf(survey: Survey, locale: Locale): Questionnaire {
  const questions = new Map(
    survey.item.flatMap(({ item }) => item.map((question) => [question.linkId, question])),
  );
  return {
    resourceType: 'Questionnaire',
    id: survey.surveyCodeId,
    language: locale,
    status: survey.isOpen ? 'active' : 'retired',
    title: textIn(survey.title, locale),
    description: textIn(survey.introduction, locale),
    subjectType: ['Patient'],
    item: survey.item.map((group) => ({
      linkId: group.linkId,
      text: textIn(group.text, locale),
      type: 'group',
      ...conditionsOf(group, questions),
      item: group.item.map((question) => questionOf(question, questions, locale)),
    })),
  };
}

/** What was sent together with its questions, so that it can be read where the survey is not known. */
export function withQuestionnaire(
  response: KeptResponse,
  survey: Survey,
  locale: Locale,
): QuestionnaireResponse {
  return {
    ...response,
    item: response.item.map((group) => ({
      ...group,
      item: group.item.map((question) => ({ ...question, answer: [...question.answer] })),
    })),
    contained: [questionnaireOf(survey, locale)],
    // A reference to another resource must be absolute, to a contained one it begins with a hash.
    questionnaire: `#${survey.surveyCodeId}`,
  };
}
