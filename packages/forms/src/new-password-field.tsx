import { checkPassword } from '@xinglin/rules';
import { Checkbox, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import type { Problem } from './use-problems';

/** What is wrong with a new password, by the rule of spec 1 §5; `translate` is i18next's `t`. */
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
  label,
  hint,
  showLabel,
  value,
  error,
  onValueChange,
}: {
  readonly id: string;
  readonly label: string;
  /** The rule of passwords, told beforehand. */
  readonly hint: string;
  /** Of the box that shows what is typed. */
  readonly showLabel: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (text: string) => void;
}): ReactElement {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        id={id}
        label={label}
        hint={hint}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize={isShown ? 'none' : undefined}
        spellCheck={false}
        maxLength={20}
        value={value}
        error={error}
        onValueChange={onValueChange}
      />
      <Checkbox label={showLabel} checked={isShown} onCheckedChange={setShown} />
    </>
  );
}
