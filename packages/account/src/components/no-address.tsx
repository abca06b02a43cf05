import { EmptyState } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of addresses where there are none yet. */
export function NoAddress({ action }: { action: ReactNode }): ReactElement {
  const { t } = useTranslation('contacts');
  return (
    <EmptyState
      kind="addresses"
      title={t('address.none')}
      message={t('address.noneHint')}
      action={action}
    />
  );
}
