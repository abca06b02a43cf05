import { usePageTime } from '@xinglin/api';
import type { GetSurveyDraftResponse, Survey, SurveyQuestion } from '@xinglin/gateway-sdk';
import { dayAt, raisedAlarms, type SurveyStep } from '@xinglin/rules';
import { AlarmCard, MeasureFields, QuestionCard, RichText } from '@xinglin/ui';
import { Fragment, type ReactElement, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionField } from './question-field';
import { scaleSteps } from './scale-steps';
import styles from './survey-questions.module.css';
import type { TypedAnswers } from './typed-answers';
import type { ChangeAnswer } from './use-survey-answers';

/** One screen of a survey. */
export type SurveyScreen = SurveyStep<SurveyQuestion, Survey['item'][number]>;

/** Props of {@link SurveyQuestions}. */
export interface SurveyQuestionsProps {
  readonly step: SurveyScreen;
  readonly typed: TypedAnswers;
  readonly last: GetSurveyDraftResponse['last'];
  readonly idOf: (linkId: string) => string;
  readonly errorOf: (linkId: string) => string | undefined;
  readonly onChange: ChangeAnswer;
  /** Takes the focus when the screen changes. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

const bold = (words: string) => <b>{words}</b>;

/** The questions of one screen: what is asked, its alarms, and the follow-up questions. */
export function SurveyQuestions(props: SurveyQuestionsProps): ReactElement | null {
  const { step, typed, last, headingRef } = props;
  const { t } = useTranslation('forms');
  const { questions, followUps, group } = step;
  const [first] = questions;
  if (first === undefined) return null;
  const isOne = questions.length === 1;
  const title = isOne ? first.text : group.text;
  const [after] = followUps;
  return (
    <>
      <QuestionCard
        title={title}
        optional={questions.every(({ required, type }) => !required && type !== 'display')}
        headingRef={headingRef}
        readable={readableOf(title, questions)}
        {...lastOf(questions)}
      >
        <div className={styles['answer']}>
          {isOne ? <Field question={first} {...props} /> : <Measured {...props} />}
        </div>
      </QuestionCard>
      <Alarms of={questions} typed={typed} />
      {after !== undefined && (
        <div className={styles['followUps']}>
          <p className={styles['reason']}>
            <RichText
              text={t('survey.because', {
                answer: wordsOf(after.after),
                count: followUps.filter(({ question: { type } }) => type !== 'display').length,
              })}
              parts={{ answer: bold }}
            />
          </p>
          {followUps.map(({ question }) => (
            <Fragment key={question.linkId}>
              <QuestionCard
                title={question.text}
                titleLevel={3}
                optional={!question.required && question.type !== 'display'}
                {...lastOf([question])}
              >
                <div className={styles['answer']}>
                  <Field question={question} {...props} />
                </div>
              </QuestionCard>
              <Alarms of={[question]} typed={typed} />
            </Fragment>
          ))}
        </div>
      )}
    </>
  );

  /** An answer as a person reads it. */
  function wordsOf({ linkId, options }: SurveyQuestion): string {
    return (typed[linkId] ?? [])
      .map((value) => options.find(({ code }) => code === value)?.display ?? value)
      .join(t('survey.between'));
  }

  /** The values of last time, beside the heading. */
  function lastOf(those: readonly SurveyQuestion[]): { aside?: string } {
    const values = those.flatMap(({ linkId }) => last.find((one) => one.linkId === linkId) ?? []);
    return values.length === 0 || values.length < those.length
      ? {}
      : { aside: t('survey.last', { values: values.map(({ value }) => value).join(' / ') }) };
  }

  /** The question and its answers, to be read aloud. */
  function readableOf(heading: string, those: readonly SurveyQuestion[]) {
    const answers = those.flatMap((question) => [
      ...(isOne ? [] : [question.text]),
      ...(scaleSteps(question)?.flatMap(({ word }) => word || []) ??
        question.options.map(({ display }) => display)),
    ]);
    return [heading, ...new Set(answers)].map((sentence) => [sentence]);
  }
}

function Field({
  question,
  typed,
  idOf,
  errorOf,
  onChange,
}: SurveyQuestionsProps & { readonly question: SurveyQuestion }): ReactElement {
  const { linkId } = question;
  return (
    <QuestionField
      id={idOf(linkId)}
      question={question}
      values={typed[linkId] ?? []}
      error={errorOf(linkId)}
      onChange={(of) => onChange(linkId, of)}
    />
  );
}

/** Values that are measured together. */
function Measured({ step, typed, idOf, errorOf, onChange }: SurveyQuestionsProps): ReactElement {
  return (
    <MeasureFields
      fields={step.questions.map(({ linkId, text, unit, help }) => ({
        id: idOf(linkId),
        name: linkId,
        label: text,
        unit,
        error: errorOf(linkId),
        ...(help !== null && { hint: help }),
        value: typed[linkId]?.[0] ?? '',
        onValueChange: (value) => onChange(linkId, () => [value]),
      }))}
    />
  );
}

/** What the answers of these questions raise: whom to call before anything else. */
function Alarms({
  of,
  typed,
}: {
  of: readonly SurveyQuestion[];
  typed: TypedAnswers;
}): ReactElement {
  const { t } = useTranslation('forms');
  const today = dayAt(usePageTime());
  const raised = of.flatMap((question) => {
    const { linkId } = question;
    return raisedAlarms(question, { linkId, values: typed[linkId] ?? [] }, today);
  });
  return (
    <>
      {raised.map(({ answer, text, phones }) => (
        <AlarmCard
          key={answer}
          title={t('survey.alarm.title')}
          text={text}
          note={t('survey.alarm.note')}
          phones={phones.map(({ number, name }) => ({
            number,
            name,
            label: t('survey.alarm.call', { number, name }),
          }))}
        />
      ))}
    </>
  );
}
