import { loginApi, profileApi, useStoreDispatch } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { Sheet, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Field = 'loginId';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'loginId',
  ofRefusal: (code) => (code === errorCodes.loginIdTaken ? 'loginId' : undefined),
};

/** Begins with a letter, so that it is neither a number nor an address; the gateway checks the same. */
const loginIdForm = /^[A-Za-z][A-Za-z0-9_-]{3,19}$/;

/** Gives the account a name to sign in by besides its number, or another one. */
export default function LoginIdDialog({
  former,
  onClose,
}: {
  former: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('centre');
  const toast = useToast();
  const dispatch = useStoreDispatch();
  const [loginId, setLoginId] = useState(former);
  const [change] = loginApi.useModifyLoginIdMutation();
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () =>
      loginIdForm.test(loginId.trim())
        ? []
        : [{ field: 'loginId', message: t('accountSettings.loginIdForm') }],
    send: () => change({ loginId: loginId.trim() }),
    onDone: async () => {
      const { getAccountInfo } = profileApi.endpoints;
      await dispatch(getAccountInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
      toast.show(t('saved'), { tone: 'success' });
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('accountSettings.loginIdTitle')}>
      <SubmissionForm submission={submission} submitLabel={t('save')}>
        <TextField
          id={submission.idOf('loginId')}
          label={t('accountSettings.loginIdTitle')}
          hint={t('accountSettings.loginIdForm')}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={20}
          value={loginId}
          error={submission.problems.errorOf('loginId')}
          onValueChange={setLoginId}
        />
      </SubmissionForm>
    </Sheet>
  );
}
