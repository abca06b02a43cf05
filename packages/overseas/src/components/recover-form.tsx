import { loginApi } from '@xinglin/api';
import {
  type Answer,
  newPasswordProblems,
  ownEmail,
  ProofFields,
  sendHashed,
  SubmissionForm,
  useProof,
} from '@xinglin/forms';
import { errorCodes, type ListCountriesResponse, type SignIn } from '@xinglin/gateway-sdk';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DialStart } from './dial-start';
import { NewPasswordField } from './new-password-field';
import { useCode } from './use-code';
import { useDialled } from './use-dialled';

/** A new password by a code that proves the account's number or address; it signs in. */
export function RecoverForm({
  by,
  countries,
  onSignedIn,
}: {
  by: 'mobile' | 'email';
  countries: ListCountriesResponse;
  onSignedIn: (signIn: SignIn) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [password, setPassword] = useState('');
  const { country, choose, target } = useDialled(countries);
  const [sendToMobile] = loginApi.useGetFindPwdCodeMutation();
  const [sendToEmail] = loginApi.useGetEmailCodeMutation();
  const [findPassword] = loginApi.useFindPasswordAndLoginMutation();
  const [resetPassword] = loginApi.useResetPasswordByEmailMutation();
  const isMobile = by === 'mobile';
  const code = useCode(isMobile ? 'findPassword' : 'emailReset', (to, validateParam) =>
    isMobile
      ? sendToMobile({ mobile: to, validateParam })
      : sendToEmail({ email: to, scene: 'resetPassword', validateParam }),
  );
  const reset = (to: string, proof: { code: string; password: string }): Promise<Answer<SignIn>> =>
    isMobile ? findPassword({ mobile: to, ...proof }) : resetPassword({ email: to, ...proof });
  const proof = useProof({
    target: isMobile ? target : ownEmail,
    code,
    refusals: [errorCodes.accountNotFound],
    others: ['password'],
    findOthers: () => newPasswordProblems(password, t),
    send: ({ to, code: digits }) =>
      sendHashed([password], (hash) => reset(to, { code: digits, password: hash })),
    onDone: onSignedIn,
  });
  return (
    <SubmissionForm submission={proof} submitLabel={t('forgottenPassword.submit')}>
      <ProofFields
        proof={proof}
        start={isMobile && <DialStart countries={countries} country={country} onChosen={choose} />}
        label={isMobile ? t('field.mobile') : t('field.email')}
        codeLabel={t('field.code')}
      />
      <NewPasswordField
        id={proof.idOf('password')}
        value={password}
        error={proof.problems.errorOf('password')}
        onValueChange={setPassword}
      />
    </SubmissionForm>
  );
}
