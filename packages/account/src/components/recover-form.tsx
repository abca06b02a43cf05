import { loginApi, type QueryFailure } from '@xinglin/api';
import { errorCodes, type SignIn } from '@xinglin/gateway-sdk';
import {
  checkEmail,
  checkMobile,
  checkMobileCode,
  checkPassword,
  normalizeMobile,
} from '@xinglin/rules';
import { Button, Card, Checkbox, Stack, TextField } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sendHashed } from '../model/send-hashed';
import { FormProblems } from './form-problems';
import { SentCodeField } from './sent-code-field';
import { isCodeRefusal, useCodeBy } from './use-code';
import { useProblems, type FieldsOfFailures } from './use-problems';

type Field = 'to' | 'code' | 'password';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'code' || path === 'password',
  ofRefusal: (code) => {
    if (isCodeRefusal(code)) return 'code';
    return code === errorCodes.accountNotFound ? 'to' : undefined;
  },
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
    check: isMobile ? checkMobile : checkEmail,
    normalize: isMobile ? normalizeMobile : (text: string) => text.trim().toLowerCase(),
    reset: (
      to: string,
      proof: { code: string; password: string },
    ): Promise<{ data: SignIn } | { error: QueryFailure | undefined }> =>
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
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const problems = useProblems<Field>(idOf);
  const { code, check, normalize, reset } = useWay(by);
  const [values, setValues] = useState({ to: '', code: '', password: '' });
  const [isShown, setShown] = useState(false);
  const [pending, setPending] = useState(false);
  const to = normalize(values.to);

  // i18n-keys: rules:*
  const problemOf = (field: Field, rule: string | null) =>
    rule === null ? [] : [{ field, message: t(`rules:${rule}`) }];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const found = [
      ...problemOf('to', check(values.to)),
      ...problemOf('code', checkMobileCode(values.code)),
      ...problemOf('password', checkPassword(values.password)),
    ];
    if (!problems.show(found)) return;
    setPending(true);
    const result = await sendHashed([values.password], (password) =>
      reset(to, { code: values.code, password }),
    );
    if ('data' in result) return onSignedIn(result.data);
    setPending(false);
    problems.showFailure(result.error, failureFields);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card as="div">
        <Stack gap={2}>
          <TextField
            id={idOf('to')}
            label={by === 'mobile' ? t('field.mobile') : t('field.email')}
            {...(by === 'mobile'
              ? { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 20 }
              : { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 64 })}
            value={values.to}
            error={problems.errorOf('to')}
            onValueChange={(text) => setValues((former) => ({ ...former, to: text, code: '' }))}
          />
          <SentCodeField
            id={idOf('code')}
            code={code}
            to={to}
            value={values.code}
            error={problems.errorOf('code')}
            onValueChange={(text) => setValues((former) => ({ ...former, code: text }))}
            mayRequest={() => problems.show(problemOf('to', check(values.to)))}
            onFailure={(failure) => problems.showFailure(failure, failureFields)}
          />
          <TextField
            id={idOf('password')}
            label={t('recover.newPassword')}
            hint={t('recover.rule')}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            value={values.password}
            error={problems.errorOf('password')}
            onValueChange={(password) => setValues((former) => ({ ...former, password }))}
          />
          <Checkbox label={t('recover.show')} checked={isShown} onCheckedChange={setShown} />
          <Button type="submit" block pending={pending}>
            {t('recover.submit')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
