import { accountApi, failureMessage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ConfirmDialog, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ownStorage } from '../model/own-storage';

/** Ends the session here, and leaves nothing of the person on the device. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTranslation('account');
  const [logout, { error, reset }] = accountApi.useLogoutMutation();
  const [pending, setPending] = useState(false);

  const signOut = async () => {
    setPending(true);
    const result = await logout();
    // A session that is dead already is as good as ended.
    if ('error' in result && !(result.error && 'kind' in result.error && result.error.kind === 'sessionEnded')) {
      setPending(false);
      return;
    }
    ownStorage.clear();
    clearPageStorage();
    // A full load drops the store with everything that was fetched for the person.
    window.location.replace(href('directory.home'));
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      keepLabel={t('signOut.keep')}
      tone="danger"
      pending={pending}
      onConfirm={() => void signOut()}
      onClose={() => {
        reset();
        onClose();
      }}
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

/** What pages kept for this visit; a browser with storage off throws at the mere look at it. */
function clearPageStorage(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
