import { Card, Dialog, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { staffApi, useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { useMe } from '../frame/me';
import { ActForm } from '../parts/act-form';
import { CodeInput } from '../parts/code-input';
import { fieldProblem } from '../parts/failure-text';
import { RecoveryCodes } from '../parts/recovery-codes';

/** Below so many recovery codes the reader is warned. */
const fewCodes = 3;

/** New recovery codes in place of all former ones. */
export function RenewCodes(): ReactElement {
  const { t } = useTranslation('staff');
  const { recoveryCodesLeft } = useMe();
  const dispatch = useDispatch();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [call, pending] = useSessionCall();
  const renew = async (): Promise<void> => {
    setFailure(null);
    setProblem(code.length < 6 ? t('signIn.codeMissing') : undefined);
    if (code.length < 6) return;
    const outcome = await call('renew-recovery-codes', { code });
    setCode('');
    if ('done' in outcome) setCodes(outcome.done.recoveryCodes);
    else setFailure(outcome.failure);
  };
  return (
    <Card title={t('common.codes')}>
      <Stack gap={3}>
        {recoveryCodesLeft < fewCodes ? (
          <NoticeBar tone="warning">
            {t('account.fewCodes', { count: recoveryCodesLeft })}
          </NoticeBar>
        ) : (
          <Note>{t('account.codesLeft', { count: recoveryCodesLeft })}</Note>
        )}
        <ActForm
          submit={t('account.renewCodes')}
          pending={pending}
          failure={failure}
          fields={['code']}
          onSubmit={() => void renew()}
        >
          <CodeInput
            label={t('signIn.code')}
            hint={t('account.renewHint')}
            value={code}
            error={problem ?? fieldProblem(failure, 'code')}
            onValueChange={setCode}
          />
        </ActForm>
      </Stack>
      {/* They are shown this once, so that Escape does not close them. */}
      <Dialog open={codes !== null} onClose={() => undefined} title={t('common.codes')}>
        <RecoveryCodes
          codes={codes ?? []}
          onSaved={() => {
            setCodes(null);
            dispatch(staffApi.util.invalidateTags(['Me']));
          }}
        />
      </Dialog>
    </Card>
  );
}
