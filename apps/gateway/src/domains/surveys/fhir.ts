import {
  answersToSend,
  enabledItems,
  locales,
  textIn,
  type Locale,
  type SurveyAnswer,
} from '@xinglin/rules';
import type { FhirAnswer, KeptGroup, KeptQuestion, QuestionnaireResponse } from './shapes';

const attachmentPrefix = 'Binary/';

function answerOf(question: KeptQuestion, value: string, locale: Locale): FhirAnswer {
  switch (question.type) {
    case 'choice': {
      const option = question.options.find(({ code }) => code === value);
      return {
        valueCoding: { code: value, display: option ? textIn(option.display, locale) : value },
      };
    }
    case 'integer':
      return { valueInteger: Number(value) };
    case 'quantity':
      return {
        valueQuantity: {
          value: Number(value),
          unit: question.unit === null ? '1' : textIn(question.unit, locale),
        },
      };
    case 'date':
      return { valueDate: value };
    case 'attachment':
      return { valueAttachment: { url: `${attachmentPrefix}${value}` } };
    case 'text':
    case 'display':
      return { valueString: value };
  }
}

/** What is sent of a draft, as a FHIR R4 QuestionnaireResponse: the answers of what is asked, and of nothing else. */
export function responseOf(
  survey: { readonly surveyCodeId: string; readonly item: readonly KeptGroup[] },
  draft: readonly SurveyAnswer[],
  sent: { readonly responseId: string; readonly at: Date; readonly locale: Locale },
): QuestionnaireResponse {
  const answers = new Map(
    answersToSend(survey.item, draft).map(({ linkId, values }) => [linkId, values]),
  );
  return {
    resourceType: 'QuestionnaireResponse',
    id: sent.responseId,
    questionnaire: `Questionnaire/${survey.surveyCodeId}`,
    status: 'completed',
    authored: sent.at.toISOString(),
    item: enabledItems<KeptQuestion, KeptGroup>(survey.item, draft).flatMap(
      ({ group, questions }) => {
        const item = questions.flatMap((question) => {
          const values = answers.get(question.linkId);
          if (values === undefined) return [];
          const { linkId } = question;
          const answer = values.map((value) => answerOf(question, value, sent.locale));
          return [{ linkId, text: textIn(question.text, sent.locale), answer }];
        });
        const text = textIn(group.text, sent.locale);
        return item.length === 0 ? [] : [{ linkId: group.linkId, text, item }];
      },
    ),
  };
}

/** The unit of an answer in the reader's language; as it was sent where the survey has another one by now. */
function unitOf(
  { unit }: NonNullable<FhirAnswer['valueQuantity']>,
  question: KeptQuestion | undefined,
  locale: Locale,
): string {
  const known = question?.unit ?? null;
  return known !== null && locales.some((one) => textIn(known, one) === unit)
    ? textIn(known, locale)
    : unit;
}

/** One answer as a person reads it: options by their names in the reader's language. */
function wordsOf(answer: FhirAnswer, question: KeptQuestion | undefined, locale: Locale): string {
  const { valueCoding, valueQuantity, valueInteger, valueDate, valueString } = answer;
  if (valueCoding !== undefined) {
    const option = question?.options.find(({ code }) => code === valueCoding.code);
    return option ? textIn(option.display, locale) : valueCoding.display;
  }
  if (valueQuantity !== undefined)
    return `${valueQuantity.value} ${unitOf(valueQuantity, question, locale)}`;
  return valueString ?? valueDate ?? String(valueInteger ?? '');
}

/** What was sent, for reading. */
export function readAnswers(
  groups: readonly KeptGroup[],
  response: QuestionnaireResponse,
  locale: Locale,
) {
  const questions = new Map(
    groups.flatMap(({ item }) => item.map((question) => [question.linkId, question])),
  );
  return response.item.flatMap(({ item }) =>
    item.map(({ linkId, text, answer }) => {
      const question = questions.get(linkId);
      const pictures = answer.flatMap(({ valueAttachment }) => valueAttachment ?? []);
      return {
        linkId,
        question: question ? textIn(question.text, locale) : text,
        texts: answer
          .filter(({ valueAttachment }) => valueAttachment === undefined)
          .map((one) => wordsOf(one, question, locale)),
        fileIds: pictures.map(({ url }) => url.slice(attachmentPrefix.length)),
      };
    }),
  );
}
