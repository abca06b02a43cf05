import { failureMessage, membershipApi } from '@xinglin/api';
import type { VipCard } from '@xinglin/gateway-sdk';
import { Button, ConfirmDialog, NoticeBar, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Cancels a card that a company gave; asks first, as it cannot be restored. */
export default function RemoveBinding({ card }: { card: VipCard }): ReactElement {
  const { t } = useTranslation('membership');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading, error }] = membershipApi.useRemoveCorpVipBindMutation();
  const confirm = async () => {
    const { data } = await remove({ cardId: card.cardId });
    if (!data) return;
    toast.show(t('company.done'), { tone: 'success' });
    setAsking(false);
  };
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setAsking(true)}>
        {t('company.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('company.title')}
        confirmLabel={t('company.confirm')}
        keepLabel={t('company.keep')}
        tone="danger"
        pending={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t('company.about', { company: card.companyName ?? '', title: card.title })}</p>
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
      </ConfirmDialog>
    </>
  );
}
