import { accountApi, failureMessage } from '@xinglin/api';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { ConfirmDialog, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isSessionOver } from '../model/session-over';

/** Ends the session here, and leaves nothing of the person on the device. */
export default function SignOutDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('account');
  const [logout, { error }] = accountApi.useLogoutMutation();
  const [pending, setPending] = useState(false);

  const signOut = async () => {
    setPending(true);
    const result = await logout();
    if ('error' in result && !isSessionOver(result.error)) {
      setPending(false);
      return;
    }
    // A full load drops the store with everything that was fetched for the person. It begins before anything is
    // waited for: where the answer was that the session is over, the frame is already leading to sign-in.
    window.location.replace(href('directory.home'));
    await forgetPerson(window);
  };

  return (
    <ConfirmDialog
      open
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      keepLabel={t('signOut.keep')}
      tone="danger"
      pending={pending}
      onConfirm={() => void signOut()}
      onClose={onClose}
    >
      <p>{t('signOut.what')}</p>
      {error && !pending && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
    </ConfirmDialog>
  );
}
