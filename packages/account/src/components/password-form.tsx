import { accountApi } from '@xinglin/api';
import { errorCodes, type SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster, Stack, TextField } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sendHashed } from '../model/send-hashed';
import { AgreementField, agreementsInBox } from './agreement-field';
import { FormProblems } from './form-problems';
import { usePersonCheck } from './person-check/use-person-check';
import { useProblems, type FieldsOfFailures } from './use-problems';

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
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const problems = useProblems<Field>(idOf);
  const [signIn] = accountApi.useLoginByPasswordMutation();
  const check = usePersonCheck('signIn');
  const [values, setValues] = useState({ loginId: '', password: '', agreed: false });
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const isFine = problems.show([
      ...(values.loginId.trim()
        ? []
        : [{ field: 'loginId' as const, message: t('password.loginIdRequired') }]),
      ...(values.password
        ? []
        : [{ field: 'password' as const, message: t('rules:passwordRequired') }]),
      ...(values.agreed ? [] : [{ field: 'agreement' as const, message: t('agreement.required') }]),
    ]);
    if (!isFine) return;
    setPending(true);
    const input = { loginId: values.loginId.trim(), agreed: [...agreementsInBox] };
    const result = await sendHashed([values.password], (password) =>
      check.during((validateParam) => signIn({ ...input, password, validateParam })),
    );
    if (!('error' in result)) {
      onSignedIn(result.data);
      return;
    }
    setPending(false);
    problems.showFailure(result.error, failureFields);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card as="div">
        <Stack gap={2}>
          <TextField
            id={idOf('loginId')}
            label={t('field.loginId')}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={64}
            value={values.loginId}
            error={problems.errorOf('loginId')}
            onValueChange={(loginId) => setValues((former) => ({ ...former, loginId }))}
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
          <Button type="submit" block pending={pending}>
            {t('login.submit')}
          </Button>
          <Cluster align="between">
            <ButtonLink variant="text" to={href('account.loginForgottenPassword', {}, keep)}>
              {t('recover.forgotten')}
            </ButtonLink>
            <ButtonLink variant="text" to={href('account.accountFind', {}, keep)}>
              {t('accountFind.title')}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      {check.element}
    </form>
  );
}
