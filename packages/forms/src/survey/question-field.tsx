import type { SurveyQuestion } from '@xinglin/gateway-sdk';
import { surveyLimits } from '@xinglin/rules';
import {
  CheckGroup,
  DateField,
  NoticeBar,
  RadioGroup,
  Stack,
  TextAreaField,
  TextField,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PicturesField } from '../pictures-field';

/** Most steps of a scale that are shown side by side. */
const mostSteps = 10;

interface QuestionFieldProps {
  readonly id: string;
  readonly question: SurveyQuestion;
  readonly values: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (change: (values: readonly string[]) => readonly string[]) => void;
}

/** One question with the field of its type. */
export function QuestionField(props: QuestionFieldProps): ReactElement {
  const { t } = useTranslation('forms');
  const { id, question, values, error, onChange } = props;
  const { type, text, help, required, repeats, options, unit, min, max, linkId } = question;
  const [value = ''] = values;
  const change = (next: string) => onChange(() => [next]);
  const field = { id, label: text, error, optional: !required, ...(help && { hint: help }) };
  if (type === 'display')
    return (
      <NoticeBar tone="warning" live>
        {text}
      </NoticeBar>
    );
  if (type === 'choice' && repeats)
    return (
      <CheckGroup
        {...field}
        name={linkId}
        options={options.map(({ code, display }) => ({ value: code, label: display }))}
        value={values}
        onValueChange={(chosen) => onChange(() => chosen)}
      />
    );
  if (type === 'choice')
    return (
      <RadioGroup
        {...field}
        name={linkId}
        options={options.map(({ code, display }) => ({ value: code, label: display }))}
        value={value}
        onValueChange={change}
      />
    );
  if (type === 'integer' && min !== null && max !== null && max - min <= mostSteps)
    return (
      <RadioGroup
        {...field}
        name={linkId}
        layout="inline"
        options={Array.from({ length: max - min + 1 }, (_, step) => {
          const number = String(min + step);
          return { value: number, label: number };
        })}
        value={value}
        onValueChange={change}
      />
    );
  if (type === 'attachment')
    return (
      <Stack gap={2}>
        <p>{text}</p>
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
      </Stack>
    );
  if (type === 'date') return <DateField {...field} value={value} onValueChange={change} />;
  if (type === 'text')
    return (
      <TextAreaField
        {...field}
        rows={3}
        maxLength={surveyLimits.text}
        value={value}
        onValueChange={change}
      />
    );
  return (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={12}
      value={value}
      onValueChange={change}
      {...(unit !== null && { end: unit })}
    />
  );
}
