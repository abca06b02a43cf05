import { loginApi } from '@xinglin/api';
import {
  type Answer,
  ownMobile,
  ProofFields,
  type ProofTarget,
  SubmissionForm,
  useProof,
} from '@xinglin/forms';
import { errorCodes, type SignIn } from '@xinglin/gateway-sdk';
import { checkEmail, checkPassword } from '@xinglin/rules';
import { Checkbox, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sendHashed } from '@xinglin/forms';
import { useCodeBy } from './use-code';

const ownEmail: ProofTarget = {
  field: 'email',
  check: checkEmail,
  normalize: (typed) => typed.trim().toLowerCase(),
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 64 },
};

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
  const [isShown, setShown] = useState(false);
  const proof = useProof({
    target,
    code,
    refusals: [errorCodes.accountNotFound],
    others: ['password'],
    findOthers: () => {
      const rule = checkPassword(password);
      // i18n-keys: rules:password*
      return rule === null ? [] : [{ field: 'password', message: t(`rules:${rule}`) }];
    },
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
      <TextField
        id={proof.idOf('password')}
        label={t('recover.newPassword')}
        hint={t('recover.rule')}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize={isShown ? 'none' : undefined}
        spellCheck={false}
        maxLength={20}
        value={password}
        error={proof.problems.errorOf('password')}
        onValueChange={setPassword}
      />
      <Checkbox label={t('recover.show')} checked={isShown} onCheckedChange={setShown} />
    </SubmissionForm>
  );
}
