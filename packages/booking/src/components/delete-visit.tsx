import { failureMessage, visitsApi } from '@xinglin/api';
import { Button, ConfirmDialog, Gutter, NoticeBar, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFlow } from './use-flow';

/** The button that takes an appointment that is over off the lists, and the question before it. */
export function DeleteVisit({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('booking');
  const flow = useFlow();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [deleteOrder, deleting] = visitsApi.useDeleteRegistrationOrderMutation();
  const confirm = async () => {
    const { data } = await deleteOrder({ orderNo });
    if (!data) return;
    toast.show(t('delete.done'), { tone: 'success' });
    await navigate(flow.orders(), { replace: true });
  };
  return (
    <Gutter>
      <Button block variant="text" onClick={() => setAsking(true)}>
        {t('delete.ask')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('delete.title')}
        confirmLabel={t('delete.confirm')}
        keepLabel={t('delete.keep')}
        tone="danger"
        pending={deleting.isLoading || deleting.isSuccess}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t('delete.what')}</p>
        {deleting.error && (
          <NoticeBar tone="danger" live>
            {failureMessage(deleting.error, t)}
          </NoticeBar>
        )}
      </ConfirmDialog>
    </Gutter>
  );
}
