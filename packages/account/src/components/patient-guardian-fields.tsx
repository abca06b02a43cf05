import { guardianRelations, longestName } from '@xinglin/rules';
import { Note, RadioGroup, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatientFieldsProps } from './patient-field-props';

interface PatientGuardianFieldsProps extends PatientFieldsProps {
  /** The guardian's number stays as it is when it is left empty. */
  isNumberKept: boolean;
}

/** The guardian of a minor. */
export default function PatientGuardianFields(props: PatientGuardianFieldsProps): ReactElement {
  const { draft, change, idOf, errorOf, isNumberKept } = props;
  const { t } = useTranslation('account');
  return (
    <>
      <Note>{t('patientAdd.guardianWhy')}</Note>
      <TextField
        id={idOf('guardianName')}
        label={t('field.guardianName')}
        maxLength={longestName}
        value={draft.guardianName}
        error={errorOf('guardianName')}
        onValueChange={(guardianName) => change({ guardianName })}
      />
      <TextField
        id={idOf('guardianCardNo')}
        label={t('field.guardianCardNo')}
        hint={isNumberKept ? t('patientAdd.keepEmpty') : undefined}
        autoComplete="off"
        maxLength={30}
        value={draft.guardianCardNo}
        error={errorOf('guardianCardNo')}
        onValueChange={(guardianCardNo) => change({ guardianCardNo })}
      />
      <RadioGroup
        id={idOf('guardianRelation')}
        name="guardianRelation"
        label={t('field.guardianRelation')}
        layout="inline"
        optional
        value={draft.guardianRelation}
        // i18n-keys: account:guardianRelation.*
        options={guardianRelations.map((value) => ({
          value,
          label: t(`guardianRelation.${value}`),
        }))}
        onValueChange={(value) =>
          change({ guardianRelation: guardianRelations.find((one) => one === value) ?? '' })
        }
      />
    </>
  );
}
