import type { Problem, useProblems } from '@xinglin/forms';
import { checkPassword } from '@xinglin/rules';
import { TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The two fields of a new password. */
export type NewPasswordField = 'password' | 'repeated';

/** What is typed into them. */
export type NewPassword = Readonly<Record<NewPasswordField, string>>;

/** What is wrong with a new password, by the rule of spec 1 §5; `translate` is i18next's `t`. */
export function newPasswordProblems(
  { password, repeated }: NewPassword,
  translate: (key: string) => string,
): Problem<NewPasswordField>[] {
  const code = checkPassword(password);
  // i18n-keys: rules:password* centre:password.repeatedOtherwise
  if (code !== null) return [{ field: 'password', message: translate(`rules:${code}`) }];
  if (password === repeated) return [];
  return [{ field: 'repeated', message: translate('centre:password.repeatedOtherwise') }];
}

/** A new password, typed twice, with its rule told beforehand. */
export function NewPasswordFields({
  idOf,
  values,
  problems,
  onChange,
}: {
  idOf: (field: NewPasswordField) => string;
  values: NewPassword;
  problems: Pick<ReturnType<typeof useProblems<NewPasswordField>>, 'errorOf'>;
  onChange: (changed: Partial<NewPassword>) => void;
}): ReactElement {
  const { t } = useTranslation('centre');
  return (
    <>
      <TextField
        id={idOf('password')}
        label={t('password.new')}
        hint={t('password.rule')}
        type="password"
        autoComplete="new-password"
        maxLength={20}
        value={values.password}
        error={problems.errorOf('password')}
        onValueChange={(password) => onChange({ password })}
      />
      <TextField
        id={idOf('repeated')}
        label={t('password.repeated')}
        type="password"
        autoComplete="new-password"
        maxLength={20}
        value={values.repeated}
        error={problems.errorOf('repeated')}
        onValueChange={(repeated) => onChange({ repeated })}
      />
    </>
  );
}
