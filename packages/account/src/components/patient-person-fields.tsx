import type { Patient } from '@xinglin/gateway-sdk';
import { cardTypes, longestName, type Relation } from '@xinglin/rules';
import { DateField, Note, RadioGroup, SelectField, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '../model/patient-fields';
import { DuplicateNotice } from './duplicate-notice';
import type { PatientFieldsProps } from './patient-field-props';

interface PatientPersonFieldsProps extends PatientFieldsProps {
  /** The family member who is changed. */
  patient: Patient | undefined;
  today: string;
  /** Those that are free in the family. */
  relations: readonly Relation[];
  onRelation: (relation: Relation) => void;
  /** The number stays as it is when it is left empty. */
  isNumberKept: boolean;
  /** Goes on with the family member who has this document already. */
  onDuplicate: (patientId: string) => void;
}

/** Who a family member is: relation, name and document, and what the document does not say by itself. */
export function PatientPersonFields(props: PatientPersonFieldsProps): ReactElement {
  const { draft, change, idOf, errorOf, patient, today, relations, isNumberKept } = props;
  const { t } = useTranslation('account');
  const { resolved, isFixedByCard } = readDraft(draft, today);
  return (
    <>
      <RadioGroup
        id={idOf('relation')}
        name="relation"
        label={t('field.relation')}
        layout="inline"
        value={draft.relation}
        error={errorOf('relation')}
        // i18n-keys: shared:relation.*
        options={relations.map((value) => ({ value, label: t(`shared:relation.${value}`) }))}
        onValueChange={(value) =>
          props.onRelation(relations.find((item) => item === value) ?? 'other')
        }
      />
      <TextField
        id={idOf('name')}
        label={t('field.name')}
        autoComplete={draft.relation === 'self' ? 'name' : 'off'}
        maxLength={longestName}
        value={draft.name}
        error={errorOf('name')}
        onValueChange={(name) => change({ name })}
      />
      <SelectField
        id={idOf('cardType')}
        label={t('field.cardType')}
        hint={draft.relation === 'child' ? t('patientAdd.noCardYet') : undefined}
        value={draft.cardType}
        error={errorOf('cardType')}
        // i18n-keys: shared:cardType.*
        options={cardTypes.map((value) => ({ value, label: t(`shared:cardType.${value}`) }))}
        onValueChange={(value) =>
          change({ cardType: cardTypes.find((item) => item === value) ?? 'idCard' })
        }
      />
      {draft.cardType !== 'none' && (
        <>
          <TextField
            id={idOf('cardNo')}
            label={t('field.cardNo')}
            hint={
              isNumberKept && patient
                ? t('patientAdd.keepHint', { value: patient.cardNo })
                : undefined
            }
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            value={draft.cardNo}
            error={errorOf('cardNo')}
            onValueChange={(cardNo) => change({ cardNo })}
          />
          <DuplicateNotice
            cardType={draft.cardType}
            cardNo={draft.cardNo}
            patientId={patient?.patientId}
            onChoose={props.onDuplicate}
          />
        </>
      )}
      {isFixedByCard && resolved.gender !== null ? (
        <Note>
          {t('patientAdd.fromCard', {
            // i18n-keys: shared:gender.*
            gender: t(`shared:gender.${resolved.gender}`),
            birthDate: resolved.birthDate,
          })}
        </Note>
      ) : (
        draft.cardType !== 'idCard' && (
          <>
            <RadioGroup
              id={idOf('gender')}
              name="gender"
              label={t('field.gender')}
              layout="inline"
              value={draft.gender}
              error={errorOf('gender')}
              options={(['female', 'male'] as const).map((value) => ({
                value,
                label: t(`shared:gender.${value}`),
              }))}
              onValueChange={(value) => change({ gender: value === 'male' ? 'male' : 'female' })}
            />
            <DateField
              id={idOf('birthDate')}
              label={t('field.birthDate')}
              max={today}
              value={draft.birthDate}
              error={errorOf('birthDate')}
              onValueChange={(birthDate) => change({ birthDate })}
            />
          </>
        )
      )}
    </>
  );
}
