import { accountApi } from '@xinglin/api';
import {
  ruleText,
  sendHashed,
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
} from '@xinglin/forms';
import { errorCodes, type ListCountriesResponse, type SignIn } from '@xinglin/gateway-sdk';
import { usePersonCheck } from '@xinglin/person-check';
import { href } from '@xinglin/routes';
import { checkEmail, normalizeEmail } from '@xinglin/rules';
import { ButtonLink, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AgreementField, agreementProblems } from './agreement-field';
import { DialStart } from './dial-start';
import { useDialled } from './use-dialled';

type Field = 'loginId' | 'password' | 'agreement';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'loginId' || path === 'password',
  ofRefusal: (code) => (code === errorCodes.wrongPassword ? 'password' : undefined),
};

/** Sign-in by a password, of a number or of an e-mail address. */
export default function PasswordForm({
  by,
  countries,
  onSignedIn,
}: {
  by: 'mobile' | 'email';
  countries: ListCountriesResponse;
  onSignedIn: (signIn: SignIn) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [query] = useSearchParams();
  const forgotten = href(
    'overseas.forgottenPassword',
    {},
    { target: query.get('target') ?? undefined, by },
  );
  const [signIn] = accountApi.useLoginByPasswordMutation();
  const check = usePersonCheck('signIn');
  const [values, setValues] = useState({ loginId: '', password: '', agreed: false });
  const { country, choose, target } = useDialled(countries);
  const isMobile = by === 'mobile';
  const rule = isMobile ? target.check(values.loginId) : checkEmail(values.loginId);
  const submission = useSubmission<Field, SignIn>({
    failureFields,
    find: () => [
      ...(rule === null
        ? []
        : [{ field: 'loginId' as const, message: ruleText(t, rule, values.loginId) }]),
      ...(values.password
        ? []
        : [{ field: 'password' as const, message: t('rules:passwordRequired') }]),
      ...agreementProblems(values.agreed, t),
    ],
    send: () =>
      sendHashed([values.password], (password) =>
        check.during((validateParam) => {
          const loginId = isMobile
            ? target.normalize(values.loginId)
            : normalizeEmail(values.loginId);
          return signIn({ loginId, password, validateParam });
        }),
      ),
    onDone: onSignedIn,
  });
  const { problems, idOf } = submission;
  const change = (changed: Partial<typeof values>) =>
    setValues((former) => ({ ...former, ...changed }));

  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('login.submit')}
      below={
        <ButtonLink variant="text" block to={forgotten}>
          {t('login.forgotten')}
        </ButtonLink>
      }
    >
      <TextField
        id={idOf('loginId')}
        start={isMobile && <DialStart countries={countries} country={country} onChosen={choose} />}
        label={isMobile ? t('field.mobile') : t('field.email')}
        inputMode={isMobile ? 'tel' : 'email'}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={64}
        value={values.loginId}
        error={problems.errorOf('loginId')}
        onValueChange={(loginId) => change({ loginId })}
      />
      <TextField
        id={idOf('password')}
        label={t('field.password')}
        type="password"
        autoComplete="current-password"
        maxLength={64}
        value={values.password}
        error={problems.errorOf('password')}
        onValueChange={(password) => change({ password })}
      />
      <AgreementField
        id={idOf('agreement')}
        checked={values.agreed}
        error={problems.errorOf('agreement')}
        onCheckedChange={(agreed) => change({ agreed })}
      />
      {check.element}
    </SubmissionForm>
  );
}
