import { accountApi } from '@xinglin/api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from './leave-dialog';

/** Ends the session here, and leaves nothing of the person on the device. */
export default function SignOutDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('account');
  const [logout] = accountApi.useLogoutMutation();
  return (
    <LeaveDialog
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      keepLabel={t('signOut.keep')}
      what={t('signOut.what')}
      leave={() => logout()}
      onClose={onClose}
    />
  );
}
