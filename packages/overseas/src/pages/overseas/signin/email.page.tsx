import { loginApi } from '@xinglin/api';
import {
  newPasswordProblems,
  ownEmail,
  ProofFields,
  sendHashed,
  SubmissionForm,
  useProof,
} from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Page, PageHeader } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AgreementField, agreementProblems } from '../../../components/agreement-field';
import { LanguagePicker } from '../../../components/language-picker';
import { NewPasswordField } from '../../../components/new-password-field';
import { useCode } from '../../../components/use-code';
import { pathAfterSignIn } from '../../../model/after-sign-in';

/** Opens an account by an e-mail address and signs in; the agreement is ticked first (spec 1 §5). */
export default function EmailRegistrationPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const [query] = useSearchParams();
  const target = query.get('target');
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [sendCode] = loginApi.useGetEmailCodeMutation();
  const [register] = loginApi.useRegisterByEmailMutation();
  const code = useCode('emailRegister', (email, validateParam) =>
    sendCode({ email, scene: 'register', validateParam }),
  );
  const proof = useProof({
    target: ownEmail,
    code,
    refusals: [errorCodes.emailTaken],
    others: ['password', 'agreement'],
    findOthers: () => [...newPasswordProblems(password, t), ...agreementProblems(agreed, t)],
    send: ({ to, code: digits }) =>
      sendHashed([password], (hash) => register({ email: to, code: digits, password: hash })),
    onDone: () => window.location.replace(pathAfterSignIn(target)),
  });
  return (
    <Page
      header={
        <PageHeader
          title={t('emailRegistration.title')}
          backTo={href('overseas.login', {}, { target: target ?? undefined, type: 'email' })}
          action={<LanguagePicker />}
        />
      }
    >
      <SubmissionForm submission={proof} submitLabel={t('emailRegistration.submit')}>
        <ProofFields proof={proof} label={t('field.email')} codeLabel={t('field.code')} />
        <NewPasswordField
          id={proof.idOf('password')}
          value={password}
          error={proof.problems.errorOf('password')}
          onValueChange={setPassword}
        />
        <AgreementField
          id={proof.idOf('agreement')}
          checked={agreed}
          error={proof.problems.errorOf('agreement')}
          onCheckedChange={setAgreed}
        />
      </SubmissionForm>
    </Page>
  );
}
