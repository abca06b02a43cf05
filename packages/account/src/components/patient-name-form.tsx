import { patientsApi } from '@xinglin/api';
import { ProblemForm, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import type { GetPatientRealNameAuthResponse } from '@xinglin/gateway-sdk';
import {
  Button,
  ButtonLink,
  Card,
  KeyValueList,
  Note,
  NoticeBar,
  Stack,
  useFocusKept,
} from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RealNameConsent } from './real-name-consent';
import { TriesLeft } from './tries-left';

interface PatientNameFormProps {
  /** What is to be verified, and the remaining attempts. */
  known: GetPatientRealNameAuthResponse;
  /** Where name and document are changed. */
  editTo: string;
}

const failureFields: FieldsOfFailures<'consent'> = {
  knows: (path) => path === 'consent',
  ofRefusal: () => undefined,
};

/** Asks the register about one of the family, with consent; it may take 15 s (spec 1 §5, §9). */
export function PatientNameForm({ known, editTo }: PatientNameFormProps): ReactElement {
  const { t } = useTranslation('family');
  const id = useId();
  const [consent, setConsent] = useState(false);
  const find = () =>
    consent ? [] : [{ field: 'consent' as const, message: t('consentRequired') }];
  const problems = useProblems<'consent'>(() => id, find);
  const [verify, { isLoading }] = patientsApi.useVerifyPatientRealNameMutation();
  const { patientId, name, cardNo, realName, triesLeft } = known;
  useFocusKept(triesLeft);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!problems.show(find())) return;
    const result = await verify({ patientId, consent: true });
    if ('error' in result) problems.showFailure(result.error, failureFields);
  };

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      {realName === 'mismatched' && (
        <NoticeBar
          tone="danger"
          live
          action={
            <ButtonLink variant="outline" size="small" to={editTo}>
              {t('authentication.edit')}
            </ButtonLink>
          }
        >
          {t('authentication.mismatched')}
        </NoticeBar>
      )}
      {triesLeft === 0 && <NoticeBar tone="warning">{t('authentication.noTries')}</NoticeBar>}
      <Card as="div">
        <Stack gap={4}>
          <KeyValueList
            items={[
              { label: t('account:field.name'), value: name, strong: true },
              { label: t('account:field.cardNo'), value: cardNo ?? '' },
            ]}
          />
          <Note>{t('authentication.what')}</Note>
          <RealNameConsent
            id={id}
            text={t('authentication.consent')}
            checked={consent}
            error={problems.errorOf('consent')}
            onChange={setConsent}
          />
          <Button
            type="submit"
            block
            disabled={triesLeft === 0}
            pending={isLoading}
            pendingLabel={t('authentication.pending')}
          >
            {t('authentication.submit')}
          </Button>
          <TriesLeft left={triesLeft} text={(count) => t('authentication.triesLeft', { count })} />
        </Stack>
      </Card>
    </ProblemForm>
  );
}
