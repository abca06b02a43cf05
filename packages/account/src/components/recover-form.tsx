import { loginApi } from '@xinglin/api';
import {
  type Answer,
  NewPasswordField,
  newPasswordProblems,
  ownEmail,
  ownMobile,
  ProofFields,
  sendHashed,
  SubmissionForm,
  useProof,
} from '@xinglin/forms';
import { errorCodes, type SignIn } from '@xinglin/gateway-sdk';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeBy } from './use-code';

/** How the two ways to prove an account differ: by its number, by its e-mail address. */
function useWay(by: 'mobile' | 'email') {
  const [sendToMobile] = loginApi.useGetFindPwdCodeMutation();
  const [sendToEmail] = loginApi.useGetEmailCodeMutation();
  const [findPassword] = loginApi.useFindPasswordAndLoginMutation();
  const [resetPassword] = loginApi.useResetPasswordByEmailMutation();
  const isMobile = by === 'mobile';
  return {
    code: useCodeBy(isMobile ? 'findPassword' : 'emailReset', (to, validateParam) =>
      isMobile
        ? sendToMobile({ mobile: to, validateParam })
        : sendToEmail({ email: to, scene: 'resetPassword', validateParam }),
    ),
    target: isMobile ? ownMobile : ownEmail,
    reset: (to: string, proof: { code: string; password: string }): Promise<Answer<SignIn>> =>
      isMobile ? findPassword({ mobile: to, ...proof }) : resetPassword({ email: to, ...proof }),
  };
}

/** A new password by a code that proves the account; it signs in. */
export function RecoverForm({
  by,
  onSignedIn,
}: {
  by: 'mobile' | 'email';
  onSignedIn: (signIn: SignIn) => void;
}): ReactElement {
  const { t } = useTranslation('account');
  const { code, target, reset } = useWay(by);
  const [password, setPassword] = useState('');
  const proof = useProof({
    target,
    code,
    refusals: [errorCodes.accountNotFound],
    others: ['password'],
    findOthers: () => newPasswordProblems(password, t),
    send: ({ to, code: digits }) =>
      sendHashed([password], (hash) => reset(to, { code: digits, password: hash })),
    onDone: onSignedIn,
  });
  return (
    <SubmissionForm submission={proof} submitLabel={t('recover.submit')}>
      <ProofFields
        proof={proof}
        label={by === 'mobile' ? t('field.mobile') : t('field.email')}
        codeLabel={t('field.code')}
      />
      <NewPasswordField
        id={proof.idOf('password')}
        label={t('recover.newPassword')}
        hint={t('recover.rule')}
        showLabel={t('recover.show')}
        value={password}
        error={proof.problems.errorOf('password')}
        onValueChange={setPassword}
      />
    </SubmissionForm>
  );
}
