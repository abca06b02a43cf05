import type { Problem } from '@xinglin/forms';
import { checkPassword } from '@xinglin/rules';
import { Checkbox, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with a new password (spec 1 §5); `translate` is i18next's `t`. */
export function newPasswordProblems(
  password: string,
  translate: (key: string) => string,
): Problem<'password'>[] {
  const rule = checkPassword(password);
  // i18n-keys: rules:password*
  return rule === null ? [] : [{ field: 'password', message: translate(`rules:${rule}`) }];
}

/** A new password, which may be shown while it is typed. */
export function NewPasswordField({
  id,
  value,
  error,
  onValueChange,
}: {
  id: string;
  value: string;
  error: string | undefined;
  onValueChange: (text: string) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        id={id}
        label={t('field.newPassword')}
        hint={t('password.hint')}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize={isShown ? 'none' : undefined}
        spellCheck={false}
        maxLength={20}
        value={value}
        error={error}
        onValueChange={onValueChange}
      />
      <Checkbox label={t('password.show')} checked={isShown} onCheckedChange={setShown} />
    </>
  );
}
