import type { SurveyQuestion } from '@xinglin/gateway-sdk';
import { usePageTime } from '@xinglin/api';
import { chosenOptions, dayAt, surveyLimits } from '@xinglin/rules';
import {
  ChoiceRows,
  DateField,
  FaceScale,
  MeasureFields,
  NoticeBar,
  TextAreaField,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PicturesField } from '../pictures-field';
import { scaleSteps } from './scale-steps';

interface QuestionFieldProps {
  readonly id: string;
  /** The heading above the field says its text. */
  readonly question: SurveyQuestion;
  readonly values: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (change: (values: readonly string[]) => readonly string[]) => void;
}

/** One question with the field of its type. */
export function QuestionField(props: QuestionFieldProps): ReactElement {
  const { t } = useTranslation('forms');
  const today = dayAt(usePageTime());
  const { id, question, values, error, onChange } = props;
  const { type, text, help, repeats, options, unit, alarms, linkId } = question;
  const [value = ''] = values;
  const change = (next: string) => onChange(() => [next]);
  const field = { id, label: text, error, hideLabel: true, ...(help && { hint: help }) };
  if (type === 'display')
    return (
      <NoticeBar tone="warning" live>
        {text}
      </NoticeBar>
    );
  const steps = scaleSteps(question);
  if (steps !== null)
    return (
      <FaceScale {...field} name={linkId} steps={steps} value={value} onValueChange={change} />
    );
  if (type === 'choice')
    return (
      <ChoiceRows
        {...field}
        name={linkId}
        multiple={repeats}
        options={options.map(({ code, display }) => ({
          value: code,
          label: display,
          ...(alarms.some(({ operator, answer }) => operator === '=' && answer === code) && {
            warning: t('survey.alarm.title'),
          }),
        }))}
        value={values}
        onValueChange={(chosen) => onChange((before) => chosenOptions(options, before, chosen))}
      />
    );
  if (type === 'attachment')
    return (
      <PicturesField
        id={id}
        pictures={values.map((fileId) => ({ fileId, file: null }))}
        limit={surveyLimits.pictures}
        hint={help ?? t('survey.pictures')}
        error={error}
        onChange={(changed) =>
          onChange((before) =>
            changed(before.map((fileId) => ({ fileId, file: null }))).map(({ fileId }) => fileId),
          )
        }
      />
    );
  if (type === 'date') {
    const dayOf = (limit: string | null) => (limit === 'today' ? today : (limit ?? undefined));
    return (
      <DateField
        {...field}
        min={dayOf(question.earliest)}
        max={dayOf(question.latest)}
        value={value}
        onValueChange={change}
      />
    );
  }
  if (type === 'text')
    return (
      <TextAreaField
        {...field}
        rows={4}
        maxLength={surveyLimits.text}
        value={value}
        onValueChange={change}
      />
    );
  return (
    <MeasureFields fields={[{ ...field, name: linkId, unit, value, onValueChange: change }]} />
  );
}
