import { NewPasswordField as Field } from '@xinglin/forms';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A new password with the words of this portal. */
export function NewPasswordField(
  props: Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'showLabel'>,
): ReactElement {
  const { t } = useTranslation('overseas');
  return (
    <Field
      {...props}
      label={t('field.newPassword')}
      hint={t('password.hint')}
      showLabel={t('password.show')}
    />
  );
}
