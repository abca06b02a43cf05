import { accountApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sendHashed } from '@xinglin/forms';
import { AgreementField, agreementProblems, agreementsInBox } from './agreement-field';
import { usePersonCheck } from '@xinglin/person-check';

type Field = 'loginId' | 'password' | 'agreement';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'loginId' || path === 'password',
  ofRefusal: (code) => (code === errorCodes.wrongPassword ? 'password' : undefined),
};

/** Sign-in by login name or phone and password, for accounts that have one. */
export default function PasswordForm({
  keep,
  onSignedIn,
}: {
  /** The query that goes along to where an account is got back. */
  keep: { readonly target?: string };
  onSignedIn: (signIn: SignIn) => void;
}): ReactElement {
  const { t } = useTranslation('account');
  const [signIn] = accountApi.useLoginByPasswordMutation();
  const check = usePersonCheck('signIn');
  const [values, setValues] = useState({ loginId: '', password: '', agreed: false });
  const loginId = values.loginId.trim();
  const submission = useSubmission<Field, SignIn>({
    failureFields,
    find: () => [
      ...(loginId ? [] : [{ field: 'loginId' as const, message: t('password.loginIdRequired') }]),
      ...(values.password
        ? []
        : [{ field: 'password' as const, message: t('rules:passwordRequired') }]),
      ...agreementProblems(values.agreed, t),
    ],
    send: () =>
      sendHashed([values.password], (password) =>
        check.during((validateParam) =>
          signIn({ loginId, agreed: [...agreementsInBox], password, validateParam }),
        ),
      ),
    onDone: onSignedIn,
  });
  const { problems, idOf } = submission;

  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('login.submit')}
      below={
        <Cluster align="between">
          <ButtonLink variant="text" to={href('account.loginForgottenPassword', {}, keep)}>
            {t('recover.forgotten')}
          </ButtonLink>
          <ButtonLink variant="text" to={href('account.accountFind', {}, keep)}>
            {t('accountFind.title')}
          </ButtonLink>
        </Cluster>
      }
    >
      <TextField
        id={idOf('loginId')}
        label={t('field.loginId')}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={64}
        value={values.loginId}
        error={problems.errorOf('loginId')}
        onValueChange={(text) => setValues((former) => ({ ...former, loginId: text }))}
      />
      <TextField
        id={idOf('password')}
        label={t('field.password')}
        type="password"
        autoComplete="current-password"
        maxLength={64}
        value={values.password}
        error={problems.errorOf('password')}
        onValueChange={(password) => setValues((former) => ({ ...former, password }))}
      />
      <AgreementField
        id={idOf('agreement')}
        checked={values.agreed}
        error={problems.errorOf('agreement')}
        onCheckedChange={(agreed) => setValues((former) => ({ ...former, agreed }))}
      />
      {check.element}
    </SubmissionForm>
  );
}
