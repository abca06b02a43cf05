import { PicturesField } from '@xinglin/forms';
import { CheckGroup, ChoiceRows, Stack, TextAreaField, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  allergyClasses,
  chosenAllergies,
  surveyLimits,
  type Question,
  type RenewalDraft,
} from '../model/renewal-draft';

/** Props of {@link SurveyQuestion}. */
export interface SurveyQuestionProps {
  readonly question: Question;
  readonly draft: RenewalDraft;
  readonly id: string;
  readonly error: string | undefined;
  readonly onChange: (
    changed: Partial<RenewalDraft> | ((draft: RenewalDraft) => RenewalDraft),
  ) => void;
  /** One question fills the screen. */
  readonly isLarge: boolean;
}

const takes = ['always', 'sometimes', 'no'] as const;
const noOrYes = ['no', 'yes'] as const;

/** The field of one question; the title above it says what is asked. */
export function SurveyQuestion(props: SurveyQuestionProps): ReactElement {
  const { question, draft, id, error, onChange } = props;
  const { t } = useTranslation('renewals');
  // i18n-keys: renewals:question.*
  const base = { id, name: id, label: t(`question.${question}`), error, hideLabel: true };
  switch (question) {
    case 'takes':
      return (
        <ChoiceRows
          {...base}
          // i18n-keys: renewals:takes.*
          options={takes.map((value) => ({ value, label: t(`takes.${value}`) }))}
          value={[draft.takes]}
          onValueChange={([chosen]) =>
            onChange({ takes: takes.find((one) => one === chosen) ?? '' })
          }
        />
      );
    case 'sideEffects':
      return (
        <Stack gap={3}>
          <Answer {...props} of="hasSideEffects" texts="sideEffects" />
          {draft.hasSideEffects === 'yes' && (
            <TextAreaField
              label={t('sideEffects.which')}
              rows={3}
              maxLength={surveyLimits.sideEffects}
              value={draft.sideEffects}
              onValueChange={(sideEffects) => onChange({ sideEffects })}
            />
          )}
        </Stack>
      );
    case 'lastReading':
      return (
        <TextField
          {...base}
          placeholder={t('lastReading.example')}
          hint={t('lastReading.hint')}
          maxLength={surveyLimits.lastReading}
          autoComplete="off"
          value={draft.lastReading}
          onValueChange={(lastReading) => onChange({ lastReading })}
        />
      );
    case 'allergies':
      return <Allergies {...props} />;
    case 'pregnancy':
      return <Answer {...props} of="isPregnant" texts="pregnancy" />;
    case 'guardian':
      return <Answer {...props} of="isGuardianPresent" texts="guardian" />;
    case 'proof':
      return (
        <PicturesField
          id={id}
          pictures={draft.proofFileIds.map((fileId) => ({ fileId, file: null }))}
          limit={surveyLimits.proof}
          hint={t('proof.hint')}
          error={error}
          onChange={(change) =>
            onChange((before) => ({
              ...before,
              proofFileIds: change(
                before.proofFileIds.map((fileId) => ({ fileId, file: null })),
              ).map(({ fileId }) => fileId),
            }))
          }
        />
      );
  }
}

/** One of two answers. */
function Answer({
  question,
  draft,
  id,
  error,
  onChange,
  of,
  texts,
}: SurveyQuestionProps & {
  readonly of: 'hasSideEffects' | 'isPregnant' | 'isGuardianPresent';
  readonly texts: 'sideEffects' | 'pregnancy' | 'guardian';
}): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <ChoiceRows
      id={id}
      name={id}
      // i18n-keys: renewals:question.*
      label={t(`question.${question}`)}
      hideLabel
      error={error}
      // i18n-keys: renewals:sideEffects.*, renewals:pregnancy.*, renewals:guardian.*
      options={noOrYes.map((value) => ({ value, label: t(`${texts}.${value}`) }))}
      value={[draft[of]]}
      onValueChange={([chosen]) => onChange({ [of]: noOrYes.find((one) => one === chosen) ?? '' })}
    />
  );
}

/** Classes of medicines, none, or another one in words. */
function Allergies({ draft, id, error, onChange, isLarge }: SurveyQuestionProps): ReactElement {
  const { t } = useTranslation('renewals');
  const field = {
    id,
    name: id,
    label: t('question.allergies'),
    hideLabel: true,
    error,
    // i18n-keys: renewals:allergy.*
    options: ['none', ...allergyClasses, 'other'].map((value) => ({
      value,
      label: t(`allergy.${value}`),
    })),
    value: draft.allergies,
    onValueChange: (chosen: string[]) =>
      onChange({ allergies: chosenAllergies(draft.allergies, chosen) }),
  };
  return (
    <Stack gap={3}>
      {isLarge ? <ChoiceRows {...field} multiple /> : <CheckGroup {...field} pills />}
      {draft.allergies.includes('other') && (
        <TextField
          label={t('allergy.which')}
          maxLength={surveyLimits.otherAllergy}
          autoComplete="off"
          value={draft.otherAllergy}
          onValueChange={(otherAllergy) => onChange({ otherAllergy })}
        />
      )}
    </Stack>
  );
}
