import {
  overseasDurations,
  overseasSymptoms,
  temperatureUnits,
  type OverseasCase,
} from '@xinglin/rules';
import { CheckGroup, RadioGroup, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseSymptoms, type CaseDraft } from '../model/case-draft';
import type { useCaseDraft } from './use-case-draft';

/** Symptoms that are visible; the others are folded. */
const inSight = 3;

/** One question of the questionnaire, or each of them one below the other. */
interface SymptomFieldsProps {
  draft: CaseDraft;
  only?: keyof OverseasCase;
  idOf: (field: 'symptoms' | 'duration' | 'tenths') => string;
  errorOf: (field: 'symptoms' | 'duration' | 'tenths') => string | undefined;
  onChange: ReturnType<typeof useCaseDraft>['change'];
}

/** Symptoms, for how long, and the temperature (spec 1 §5). */
export function SymptomFields({
  draft,
  only,
  idOf,
  errorOf,
  onChange,
}: SymptomFieldsProps): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const isShown = (field: keyof OverseasCase) => only === undefined || only === field;
  return (
    <>
      {isShown('symptoms') && (
        <CheckGroup
          id={idOf('symptoms')}
          label={t('questionnaire.symptoms')}
          hint={only === undefined ? undefined : t('questionnaire.symptomsHint')}
          hideLabel={only === undefined}
          name="symptoms"
          fold={{
            after: only === undefined ? inSight : overseasSymptoms.length,
            text: t('questionnaire.more', { count: overseasSymptoms.length - inSight }),
          }}
          // i18n-keys: overseas-consult:symptom.*
          options={overseasSymptoms.map((value) => ({ value, label: t(`symptom.${value}`) }))}
          value={draft.symptoms}
          error={errorOf('symptoms')}
          onValueChange={(chosen) =>
            onChange((now) => ({ ...now, symptoms: chooseSymptoms(now.symptoms, chosen) }))
          }
        />
      )}
      {isShown('duration') && (
        <RadioGroup
          id={idOf('duration')}
          label={t('questionnaire.duration')}
          name="duration"
          layout="columns"
          // i18n-keys: overseas-consult:duration.*
          options={overseasDurations.map((value) => ({ value, label: t(`duration.${value}`) }))}
          value={draft.duration ?? ''}
          error={errorOf('duration')}
          onValueChange={(value) =>
            onChange({ duration: overseasDurations.find((one) => one === value) })
          }
        />
      )}
      {isShown('tenths') && (
        <>
          <TextField
            id={idOf('tenths')}
            label={t('questionnaire.temperature')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            placeholder={draft.unit === 'celsius' ? '37.0' : '98.6'}
            value={draft.temperature}
            error={errorOf('tenths')}
            onValueChange={(temperature) => onChange({ temperature })}
          />
          <RadioGroup
            label={t('temperature.unit')}
            hideLabel
            name="unit"
            layout="columns"
            // i18n-keys: overseas-consult:temperature.units.*
            options={temperatureUnits.map((value) => ({
              value,
              label: t(`temperature.units.${value}`),
            }))}
            value={draft.unit}
            onValueChange={(value) =>
              onChange({ unit: temperatureUnits.find((one) => one === value) ?? 'celsius' })
            }
          />
        </>
      )}
    </>
  );
}
