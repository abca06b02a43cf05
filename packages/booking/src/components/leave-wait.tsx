import { bookingApi, failureMessage } from '@xinglin/api';
import type { Wait } from '@xinglin/gateway-sdk';
import { Button, ConfirmDialog, NoticeBar, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './wait-list.module.css';

/** The button that leaves a list, and the question before it: the position in the list is lost. */
export function LeaveWait({ wait, onLeft }: { wait: Wait; onLeft?: () => void }): ReactElement {
  const { t } = useTranslation('booking');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [leaveList, leaving] = bookingApi.useLeaveWaitListMutation();
  const leave = async () => {
    const { data } = await leaveList({ waitId: wait.waitId });
    if (!data) return;
    setAsking(false);
    onLeft?.();
    toast.show(t('wait.leftToast'), { tone: 'success' });
  };
  return (
    <>
      <div className={styles['leave']}>
        <Button variant="text" size="small" onClick={() => setAsking(true)}>
          {t('wait.leave')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('wait.leaveTitle')}
        confirmLabel={t('wait.leaveConfirm')}
        keepLabel={t('wait.leaveKeep')}
        tone="danger"
        pending={leaving.isLoading}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      >
        <p>{t(wait.state === 'offered' ? 'wait.leaveOffered' : 'wait.leaveWaiting')}</p>
        {leaving.error && (
          <NoticeBar tone="danger" live>
            {failureMessage(leaving.error, t)}
          </NoticeBar>
        )}
      </ConfirmDialog>
    </>
  );
}
