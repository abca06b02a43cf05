import { failureMessage, patientsApi } from '@xinglin/api';
import { SentCodeField } from '@xinglin/forms';
import { checkMobile, normalizeMobile } from '@xinglin/rules';
import { Note, NoticeBar, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatientFieldsProps } from './patient-field-props';
import { useCode } from './use-code';

/** Another phone than the account's own, and the code that proves it; without the code no messages go there. */
export function OtherPhoneFields(props: PatientFieldsProps): ReactElement {
  const { draft, change, idOf, errorOf } = props;
  const { t } = useTranslation('account');
  const code = useCode('patient');
  const [trouble, setTrouble] = useState<string>();
  const mobile = normalizeMobile(draft.mobile);
  const isWhole = checkMobile(draft.mobile) === null;
  const { currentData } = patientsApi.useCheckPatientPhoneQuery({ mobile }, { skip: !isWhole });
  return (
    <>
      <TextField
        id={idOf('mobile')}
        label={t('field.mobile')}
        inputMode="numeric"
        autoComplete={draft.relation === 'self' ? 'tel-national' : 'off'}
        maxLength={20}
        value={draft.mobile}
        error={errorOf('mobile')}
        // A code belongs to the number that it was sent to.
        onValueChange={(typed) => change({ mobile: typed, mobileCode: '' })}
      />
      {isWhole && currentData?.codeNeeded === true && (
        <>
          <Note>{t('patientAdd.phone.why')}</Note>
          {trouble !== undefined && (
            <NoticeBar tone="danger" live>
              {trouble}
            </NoticeBar>
          )}
          <SentCodeField
            id={idOf('mobileCode')}
            label={t('field.code')}
            code={code}
            to={mobile}
            value={draft.mobileCode}
            error={errorOf('mobileCode')}
            onValueChange={(mobileCode) => change({ mobileCode })}
            recipient={async () => {
              setTrouble(undefined);
              return mobile;
            }}
            onFailure={(failure) => setTrouble(failureMessage(failure, t))}
          />
        </>
      )}
    </>
  );
}
