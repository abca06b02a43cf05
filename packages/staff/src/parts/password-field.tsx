import { CheckIcon, CloseIcon, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-field.module.css';
import { passwordRules, type PasswordOwner } from './password-rules';

/** A new password with its rule, of which each part says whether it is met. What is too common, the gateway refuses. */
export function PasswordField({
  value,
  owner,
  error,
  onValueChange,
}: {
  value: string;
  owner: PasswordOwner;
  error?: string | undefined;
  onValueChange: (value: string) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <TextField
      label={t('common.newPassword')}
      name="newPassword"
      type="password"
      autoComplete="new-password"
      maxLength={128}
      value={value}
      error={error}
      onValueChange={onValueChange}
      hint={
        <ul role="list" className={styles['rules']}>
          {passwordRules(value, owner).map(({ name, isMet }) => (
            <li key={name} data-met={isMet || undefined}>
              {isMet ? <CheckIcon /> : <CloseIcon />}
              {/* i18n-keys: staff:common.passwordRule.* */}
              {t(`common.passwordRule.${name}`)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
