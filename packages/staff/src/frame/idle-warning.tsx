import { Button, Dialog } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { staffApi } from '../api/staff-api';
import { useMe } from './me';
import { useIdleness } from './use-idleness';

/** Warns two minutes before no one has used the app for so long that the session ends, and ends it then. */
export function IdleWarning({ onEnd }: { onEnd: () => void }): ReactElement {
  const { t } = useTranslation('staff');
  const { idleMinutes } = useMe();
  const dispatch = useDispatch();
  const { isEnding, proceed } = useIdleness({
    idleMinutes,
    onKeepAlive: () => dispatch(staffApi.util.invalidateTags(['Me'])),
    onEnd,
  });
  return (
    <Dialog
      open={isEnding}
      onClose={proceed}
      title={t('frame.idle')}
      role="alertdialog"
      actions={
        <>
          <Button variant="outline" onClick={onEnd}>
            {t('frame.signOut')}
          </Button>
          <Button onClick={proceed}>{t('frame.proceed')}</Button>
        </>
      }
    >
      {t('frame.idleHint')}
    </Dialog>
  );
}
