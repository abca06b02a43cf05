import { patientsApi, usePageTime } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { cardTypes, checkPatient, dayAt, relations } from '@xinglin/rules';
import {
  Button,
  Card,
  Checkbox,
  DateField,
  Note,
  RadioGroup,
  RichText,
  SelectField,
  Stack,
  SwitchField,
  TextField,
} from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  failureFields,
  keptFields,
  readDraft,
  type PatientFormField as Field,
} from '../model/patient-fields';
import { AgreementLink } from './agreement-link';
import { FormProblems } from './form-problems';
import { usePatientDraft } from './use-patient-draft';
import { useProblems } from './use-problems';

interface PatientFormProps {
  /** The family member to change; without one a new one is added. */
  patient?: Patient;
  onSaved: (patientId: string) => void;
}

const consentLinks = {
  privacy: (words: string) => (
    <AgreementLink to={href('portal.agreementPrivacy')}>{words}</AgreementLink>
  ),
  children: (words: string) => (
    <AgreementLink to={href('portal.agreementChildren')}>{words}</AgreementLink>
  ),
};

/** Who a family member is, by the rules of spec 1 §5; the gateway checks the same rules. */
export function PatientForm({ patient, onSaved }: PatientFormProps): ReactElement {
  const { t } = useTranslation('account');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const today = dayAt(usePageTime());
  const { draft, change, isKept, forget } = usePatientDraft(patient);
  const [consent, setConsent] = useState(false);
  const problems = useProblems<Field>(idOf);
  const [add, adding] = patientsApi.useAddPatientMutation();
  const [update, updating] = patientsApi.useUpdatePatientMutation();
  const { input, resolved, fields, isFixedByCard, isGuarded } = readDraft(draft, today);
  const kept = keptFields(draft, patient);
  // Still so when it worked: the page is being left.
  const pending = [adding, updating].some(({ isLoading, isSuccess }) => isLoading || isSuccess);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    // i18n-keys: rules:*
    const found = checkPatient(input, today, kept).map(({ field, code }) => ({
      field,
      message: t(`rules:${code}`),
    }));
    const missing =
      patient || consent
        ? []
        : [{ field: 'consent' as const, message: t('patientAdd.consentRequired') }];
    if (!problems.show([...found, ...missing])) return;
    const result = patient
      ? await update({ patientId: patient.patientId, ...fields })
      : await add({ ...fields, mobile: resolved.mobile, consent: true });
    if ('error' in result) {
      problems.showFailure(result.error, failureFields(draft));
      return;
    }
    forget();
    onSaved(result.data.patientId);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card as="div">
        <Stack gap={2}>
          <RadioGroup
            id={idOf('relation')}
            name="relation"
            label={t('field.relation')}
            layout="inline"
            value={draft.relation}
            // i18n-keys: shared:relation.*
            options={relations.map((value) => ({ value, label: t(`shared:relation.${value}`) }))}
            onValueChange={(value) =>
              change({ relation: relations.find((item) => item === value) ?? 'other' })
            }
          />
          <TextField
            id={idOf('name')}
            label={t('field.name')}
            autoComplete={draft.relation === 'self' ? 'name' : 'off'}
            maxLength={50}
            value={draft.name}
            error={problems.errorOf('name')}
            onValueChange={(name) => change({ name })}
          />
          <SelectField
            id={idOf('cardType')}
            label={t('field.cardType')}
            value={draft.cardType}
            error={problems.errorOf('cardType')}
            // i18n-keys: shared:cardType.*
            options={cardTypes.map((value) => ({ value, label: t(`shared:cardType.${value}`) }))}
            onValueChange={(value) =>
              change({ cardType: cardTypes.find((item) => item === value) ?? 'idCard' })
            }
          />
          {draft.cardType !== 'none' && (
            <TextField
              id={idOf('cardNo')}
              label={t('field.cardNo')}
              hint={
                kept.includes('cardNo') && patient
                  ? t('patientAdd.keepHint', { value: patient.cardNo })
                  : undefined
              }
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              value={draft.cardNo}
              error={problems.errorOf('cardNo')}
              onValueChange={(cardNo) => change({ cardNo })}
            />
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
                  error={problems.errorOf('gender')}
                  options={(['female', 'male'] as const).map((value) => ({
                    value,
                    label: t(`shared:gender.${value}`),
                  }))}
                  onValueChange={(value) =>
                    change({ gender: value === 'male' ? 'male' : 'female' })
                  }
                />
                <DateField
                  id={idOf('birthDate')}
                  label={t('field.birthDate')}
                  max={today}
                  value={draft.birthDate}
                  error={problems.errorOf('birthDate')}
                  onValueChange={(birthDate) => change({ birthDate })}
                />
              </>
            )
          )}
          <TextField
            id={idOf('mobile')}
            label={t('field.mobile')}
            hint={
              patient
                ? t('patientAdd.keepHint', { value: patient.mobile })
                : t('patientAdd.mobileHint')
            }
            type="tel"
            inputMode="numeric"
            autoComplete={draft.relation === 'self' ? 'tel-national' : 'off'}
            maxLength={20}
            value={draft.mobile}
            error={problems.errorOf('mobile')}
            onValueChange={(mobile) => change({ mobile })}
          />
          {isGuarded && (
            <>
              <Note>{t('patientAdd.guardianWhy')}</Note>
              <TextField
                id={idOf('guardianName')}
                label={t('field.guardianName')}
                maxLength={50}
                value={draft.guardianName}
                error={problems.errorOf('guardianName')}
                onValueChange={(guardianName) => change({ guardianName })}
              />
              <TextField
                id={idOf('guardianCardNo')}
                label={t('field.guardianCardNo')}
                hint={kept.includes('guardianCardNo') ? t('patientAdd.keepEmpty') : undefined}
                autoComplete="off"
                maxLength={30}
                value={draft.guardianCardNo}
                error={problems.errorOf('guardianCardNo')}
                onValueChange={(guardianCardNo) => change({ guardianCardNo })}
              />
            </>
          )}
          <SwitchField
            label={t('patientAdd.isDefault')}
            checked={draft.isDefault}
            onCheckedChange={(isDefault) => change({ isDefault })}
          />
          {!patient && (
            <Checkbox
              id={idOf('consent')}
              checked={consent}
              error={problems.errorOf('consent')}
              onCheckedChange={setConsent}
              label={
                <RichText
                  text={isGuarded ? t('patientAdd.consentChild') : t('patientAdd.consent')}
                  parts={consentLinks}
                />
              }
            />
          )}
          <Button type="submit" block pending={pending}>
            {t('patientAdd.save')}
          </Button>
          {isKept && <Note>{t('patientAdd.draftKept')}</Note>}
        </Stack>
      </Card>
    </form>
  );
}
