import { loginApi } from '@xinglin/api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from './leave-dialog';

/** Gives an account without a number up: it cannot be found again, and nothing of it stays on the device. */
export default function GiveUpDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('centre');
  const [giveUp] = loginApi.useLogoffTempUserMutation();
  return (
    <LeaveDialog
      title={t('giveUp.ask')}
      confirmLabel={t('giveUp.confirm')}
      keepLabel={t('giveUp.keep')}
      what={t('giveUp.what')}
      leave={() => giveUp()}
      onClose={onClose}
    />
  );
}
