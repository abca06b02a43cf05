import type { DeskResponse } from '@xinglin/contract';
import { Button, Dialog, NoticeBar, Stack, useCopy } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../parts/moments';
import table from '../parts/table.module.css';

export type Invitation = DeskResponse<'add-staff'>;

/** The address of an invitation, which is shown this once. */
export function InvitationAddress({
  name,
  invitation,
  onClose,
}: {
  name: string;
  invitation: Invitation;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const copy = useCopy();
  const moment = useMoment();
  // The token is in the fragment, which no browser sends and no server logs.
  const address = `${location.origin}/invitation#${encodeURIComponent(invitation.token)}`;
  return (
    <Dialog
      open
      // Escape does not close what cannot be shown again.
      onClose={() => undefined}
      title={t('staff.invitation', { name })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.done')}
          </Button>
          <Button onClick={() => void copy(address)}>{t('staff.copyAddress')}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('staff.invitationHint', { until: moment(invitation.expiresAt) })}</p>
        <p className={table['code']}>{address}</p>
        <NoticeBar tone="warning">{t('staff.invitationOnce')}</NoticeBar>
      </Stack>
    </Dialog>
  );
}
