import { accountApi } from '@xinglin/api';
import { ProofFields, SubmissionForm, useProof } from '@xinglin/forms';
import { errorCodes, type ListCountriesResponse, type SignIn } from '@xinglin/gateway-sdk';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField, agreementProblems } from './agreement-field';
import { DialStart } from './dial-start';
import { useCode } from './use-code';
import { useDialled } from './use-dialled';

/** Sign-in by a number of any country and its code; a number that is new here opens an account. */
export function PhoneCodeForm({
  countries,
  initial,
  onSignedIn,
}: {
  countries: ListCountriesResponse;
  /** What was typed before the sign-in: a number, and the country it is of. */
  initial?: { readonly mobile: string; readonly country: string | null } | undefined;
  onSignedIn: (signIn: SignIn) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [agreed, setAgreed] = useState(false);
  const { country, choose, target } = useDialled(countries, initial?.country);
  const [sendCode] = accountApi.useSendVerifyCodeMutation();
  const [signIn] = accountApi.useLoginByCheckCodeMutation();
  const code = useCode('login', (mobile, validateParam) =>
    sendCode({ mobile, scene: 'login', validateParam }),
  );
  const proof = useProof({
    target,
    initial: initial?.mobile,
    code,
    refusals: [errorCodes.highRiskSignIn],
    others: ['agreement'],
    findOthers: () => agreementProblems(agreed, t),
    send: ({ to, code: digits }) => signIn({ mobile: to, code: digits }),
    onDone: onSignedIn,
  });
  return (
    <SubmissionForm submission={proof} submitLabel={t('login.submit')}>
      <ProofFields
        proof={proof}
        start={<DialStart countries={countries} country={country} onChosen={choose} />}
        label={t('field.mobile')}
        codeLabel={t('field.code')}
        hint={t('login.newNumber')}
      />
      <AgreementField
        id={proof.idOf('agreement')}
        checked={agreed}
        error={proof.problems.errorOf('agreement')}
        onCheckedChange={setAgreed}
      />
    </SubmissionForm>
  );
}
