import { patientsApi, usePageTime, type QueryFailure } from '@xinglin/api';
import { errorCodes, type Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { cardTypes, checkPatient, dayAt, needsGuardian, relations, resolvePatient, type PatientField } from '@xinglin/rules';
import { Button, Card, Checkbox, DateField, ErrorSummary, Note, RadioGroup, SelectField, Stack, SwitchField, TextField } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { PatientDraft } from '../model/patient-draft';
import { usePatientDraft } from './use-patient-draft';
import { useProblems } from './use-problems';

type Field = PatientField | 'consent';

/** Numbers that an update leaves as they were when they are left empty. */
const keptOnUpdate: readonly PatientField[] = ['cardNo', 'mobile', 'guardianCardNo'];

interface PatientFormProps {
  /** The family member to change; without one a new one is added. */
  patient?: Patient;
  onSaved: (patientId: string) => void;
}

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
  const resolved = resolvePatient(draft);
  const isFixedByCard = draft.cardType === 'idCard' && resolved.birthDate !== '' && resolved.gender !== null;
  const guarded = needsGuardian(draft, today);
  const pending = adding.isLoading || updating.isLoading;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    // i18n-keys: rules:*
    const found = checkPatient(draft, today, patient ? keptOnUpdate : []).map(({ field, code }) => ({
      field,
      message: t(`rules:${code}`),
    }));
    const missing = patient || consent ? [] : [{ field: 'consent' as const, message: t('patientAdd.consentRequired') }];
    if (!problems.show([...found, ...missing])) return;
    const fields = fieldsOf(draft, guarded);
    const result = patient
      ? await update({ patientId: patient.patientId, ...fields })
      : await add({ ...fields, mobile: resolved.mobile, consent: true });
    if ('error' in result) {
      problems.showFailure(result.error, fieldOf(result.error), isPatientField);
      return;
    }
    forget();
    onSaved(result.data.patientId);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card as="div">
        <Stack gap={4}>
          <ErrorSummary errors={problems.summary} attempt={problems.attempt} />
          <RadioGroup
            id={idOf('relation')}
            name="relation"
            label={t('field.relation')}
            layout="inline"
            value={draft.relation}
            // i18n-keys: shared:relation.*
            options={relations.map((value) => ({ value, label: t(`shared:relation.${value}`) }))}
            onValueChange={(value) => change({ relation: relations.find((item) => item === value) ?? 'other' })}
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
            onValueChange={(value) => change({ cardType: cardTypes.find((item) => item === value) ?? 'idCard' })}
          />
          {draft.cardType !== 'none' && (
            <TextField
              id={idOf('cardNo')}
              label={t('field.cardNo')}
              hint={patient?.cardNo ? t('patientAdd.keepHint', { value: patient.cardNo }) : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              value={draft.cardNo}
              error={problems.errorOf('cardNo')}
              onValueChange={(cardNo) => change({ cardNo })}
            />
          )}
          {isFixedByCard ? (
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
                  options={(['female', 'male'] as const).map((value) => ({ value, label: t(`shared:gender.${value}`) }))}
                  onValueChange={(value) => change({ gender: value === 'male' ? 'male' : 'female' })}
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
            hint={patient ? t('patientAdd.keepHint', { value: patient.mobile }) : t('patientAdd.mobileHint')}
            type="tel"
            inputMode="numeric"
            autoComplete={draft.relation === 'self' ? 'tel-national' : 'off'}
            maxLength={20}
            value={draft.mobile}
            error={problems.errorOf('mobile')}
            onValueChange={(mobile) => change({ mobile })}
          />
          {guarded && (
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
                <Trans
                  t={t}
                  i18nKey={guarded ? 'patientAdd.consentChild' : 'patientAdd.consent'}
                  components={{
                    privacy: <AgreementLink to={href('portal.agreementPrivacy')} />,
                    children: <AgreementLink to={href('portal.agreementChildren')} />,
                  }}
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

/** `Trans` puts the text inside; a new tab, so that nothing typed is lost. */
function AgreementLink({ to, children }: { to: string; children?: React.ReactNode }): ReactElement {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** What is sent: only what the chosen document needs, and no number that stays as it was. */
function fieldsOf(draft: PatientDraft, guarded: boolean) {
  const { name, relation, cardType, cardNo, gender, birthDate, mobile, isDefault } = resolveDraft(draft);
  return {
    name,
    relation,
    cardType,
    isDefault,
    ...(cardNo && { cardNo }),
    ...(mobile && { mobile }),
    ...(gender && { gender }),
    ...(birthDate && { birthDate }),
    ...(guarded && draft.guardianName && { guardianName: draft.guardianName.trim() }),
    ...(guarded && draft.guardianCardNo && { guardianCardNo: draft.guardianCardNo.trim() }),
  };
}

/** Cleaned by the rules; relation and document are always chosen in this form. */
function resolveDraft(draft: PatientDraft) {
  const { cardNo, gender, birthDate, mobile, name } = resolvePatient(draft);
  return { ...draft, cardNo, gender, birthDate, mobile, name };
}

const patientFields: readonly string[] = [
  'name', 'relation', 'cardType', 'cardNo', 'gender', 'birthDate', 'mobile', 'guardianName', 'guardianCardNo', 'consent',
];

function isPatientField(path: string): path is Field {
  return patientFields.includes(path);
}

/** The field a refusal of the gateway is about. */
function fieldOf(failure: QueryFailure | undefined): Field {
  const code = failure && 'kind' in failure && failure.kind === 'business' ? failure.code : undefined;
  if (code === errorCodes.patientDuplicate) return 'cardNo';
  return code === errorCodes.consentRequired ? 'consent' : 'name';
}
