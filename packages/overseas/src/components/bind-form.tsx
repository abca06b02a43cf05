import { accountApi, identityApi, loginApi } from '@xinglin/api';
import { ownEmail, ProofFields, SubmissionForm, useProof } from '@xinglin/forms';
import { errorCodes, type ListCountriesResponse } from '@xinglin/gateway-sdk';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField, agreementProblems } from './agreement-field';
import { DialStart } from './dial-start';
import { useCode } from './use-code';
import { useDialled } from './use-dialled';

/** Binds an identity to the account of a number or an address that a code proves; without an account one is made. */
export function BindForm({
  by,
  token,
  countries,
  onBound,
}: {
  by: 'mobile' | 'email';
  token: string;
  countries: ListCountriesResponse;
  onBound: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [agreed, setAgreed] = useState(false);
  const { country, choose, target } = useDialled(countries);
  const [sendToMobile] = accountApi.useSendVerifyCodeMutation();
  const [sendToEmail] = loginApi.useGetEmailCodeMutation();
  const [bindToMobile] = identityApi.usePartnerLoginBindMutation();
  const [bindToEmail] = identityApi.useBindIdentityByEmailMutation();
  const isMobile = by === 'mobile';
  const code = useCode(isMobile ? 'bind' : 'emailBind', (to, validateParam) =>
    isMobile
      ? sendToMobile({ mobile: to, scene: 'bind', validateParam })
      : sendToEmail({ email: to, scene: 'bind', validateParam }),
  );
  const proof = useProof({
    target: isMobile ? target : ownEmail,
    code,
    refusals: [errorCodes.highRiskSignIn, errorCodes.identityTaken],
    others: ['agreement'],
    findOthers: () => agreementProblems(agreed, t),
    send: ({ to, code: digits }) =>
      isMobile
        ? bindToMobile({ bindToken: token, mobile: to, code: digits })
        : bindToEmail({ bindToken: token, email: to, code: digits }),
    onDone: onBound,
  });
  return (
    <SubmissionForm submission={proof} submitLabel={t('combinedLoginBind.submit')}>
      <ProofFields
        proof={proof}
        start={isMobile && <DialStart countries={countries} country={country} onChosen={choose} />}
        label={isMobile ? t('field.mobile') : t('field.email')}
        codeLabel={t('field.code')}
        hint={t('combinedLoginBind.hint')}
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
