import { patientsApi, usePageModules, usePageTime } from '@xinglin/api';
import { ProblemForm, ruleText, useProblems } from '@xinglin/forms';
import type { GetBaseInfoForPatientResponse as BaseInfo, Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { dayAt, relations as allRelations } from '@xinglin/rules';
import {
  Button,
  Card,
  Checkbox,
  Note,
  RichText,
  SkeletonCard,
  Stack,
  SwitchField,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withRelation, type PatientDraft } from '../model/patient-draft';
import {
  documentFields,
  draftProblems,
  failureFields,
  fieldsIn,
  keptFields,
  readDraft,
  type PatientFormField as Field,
} from '../model/patient-fields';
import { AgreementLink } from './agreement-link';
import { PatientPersonFields } from './patient-person-fields';
import { PatientPhoneFields } from './patient-phone-fields';
import { SameChildNotice } from './same-child-notice';
import { usePatientDraft } from './use-patient-draft';

const loadCardScan = () => import('./card-scan');
const CardScan = lazy(async () => ({ default: (await loadCardScan()).CardScan }));
// Most family members are adults.
const PatientGuardianFields = lazy(() => import('./patient-guardian-fields'));

interface PatientFormProps {
  /** The family member to change; without one a new one is added. */
  patient?: Patient;
  /** What the account knows already. */
  base: BaseInfo;
  /** Goes on with who was added, changed, or found to be there already. */
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
export function PatientForm({ patient, base, onSaved }: PatientFormProps): ReactElement {
  const { t } = useTranslation('account');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const today = dayAt(usePageTime());
  const { draft, change, isKept, forget } = usePatientDraft(patient, base);
  const [consent, setConsent] = useState(false);
  const { fields, phone, isGuarded } = readDraft(draft, today);
  const kept = keptFields(draft, patient);
  const find = () => {
    const found = draftProblems(draft, today, kept).map(({ field, code }) => ({
      field,
      message: ruleText(t, code, field === 'consent' ? null : draft[field]),
    }));
    const missing = { field: 'consent' as const, message: t('patientAdd.consentRequired') };
    return patient || consent ? found : [...found, missing];
  };
  const problems = useProblems<Field>(idOf, find);
  const [add, adding] = patientsApi.useAddPatientMutation();
  const [update, updating] = patientsApi.useUpdatePatientMutation();
  const [changePhone, changingPhone] = patientsApi.useModifyPatientBindMobileMutation();
  // Still so when it worked: the page is being left.
  const [isDone, setDone] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const scan = useLazyOpening(loadCardScan, () => setScanning(true));
  const scanning = usePageModules('account.patientAdd')('scan', { title: t('scan.card') });
  const pending = isDone || [adding, updating, changingPhone].some(({ isLoading }) => isLoading);
  const type = (changed: Partial<PatientDraft>) => {
    change(changed);
    problems.forgetTold(fieldsIn(changed));
    // Another document asks for other things.
    if (changed.cardType) problems.forget(documentFields);
  };
  const choose = (patientId: string) => {
    forget();
    onSaved(patientId);
  };
  const parts = { draft, change: type, idOf, errorOf: problems.errorOf };

  const save = async (isAnother: boolean) => {
    const person = { ...fields, ...(isAnother && { isAnother }) };
    if (!patient) return add({ ...person, ...phone, consent: true });
    const { patientId } = patient;
    const result = await update({ patientId, ...person });
    if ('error' in result || draft.phone === 'kept') return result;
    const changed = await changePhone({ patientId, ...phone });
    return 'error' in changed ? { error: changed.error } : result;
  };

  const submit = async (isAnother = false) => {
    if (pending) return;
    if (!problems.show(find())) return;
    const result = await save(isAnother);
    if ('error' in result) {
      problems.showFailure(result.error, failureFields(draft));
      return;
    }
    setDone(true);
    forget();
    onSaved(result.data.patientId);
  };

  return (
    <ProblemForm
      problems={problems}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        return submit();
      }}
    >
      <Card as="div">
        <Stack gap={2}>
          {!patient &&
            scanning &&
            (isScanning ? (
              <Suspense>
                <CardScan onRead={(person) => type({ ...person, cardType: 'idCard' })} />
              </Suspense>
            ) : (
              <Button variant="outline" block onClick={scan}>
                {scanning.title}
              </Button>
            ))}
          <PatientPersonFields
            {...parts}
            patient={patient}
            today={today}
            relations={allRelations.filter(
              (one) => one === patient?.relation || base.relations.includes(one),
            )}
            onRelation={(relation) => {
              change((now) => withRelation(now, relation, base));
              problems.forgetTold(['relation']);
            }}
            isNumberKept={kept.includes('cardNo')}
            onDuplicate={choose}
          />
          <PatientPhoneFields
            {...parts}
            own={base.mobile}
            former={patient && { mobile: patient.mobile, isProven: patient.mobileProven }}
          />
          {isGuarded && (
            <Suspense fallback={<SkeletonCard />}>
              <PatientGuardianFields {...parts} isNumberKept={kept.includes('guardianCardNo')} />
            </Suspense>
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
          <SameChildNotice
            refusal={problems.refusal}
            isNew={!patient}
            name={fields.name}
            onSame={choose}
            onAnother={() => void submit(true)}
          />
          <Button type="submit" block pending={pending}>
            {t('patientAdd.save')}
          </Button>
          {isKept && <Note>{t('patientAdd.draftKept')}</Note>}
        </Stack>
      </Card>
    </ProblemForm>
  );
}
