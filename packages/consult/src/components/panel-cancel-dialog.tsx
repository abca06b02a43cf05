import { panelsApi } from '@xinglin/api';
import type { PanelOrder } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'tooLong', 'other'] as const;

/** Asks before a question is given up, and says first what goes back. */
export default function PanelCancelDialog({
  panel: { orderKey, paidCents, refundCents },
  onClose,
}: {
  readonly panel: PanelOrder;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('panels');
  const day = useRefundDay();
  const [cancel, cancelling] = panelsApi.useCancelPanelOrderMutation();
  return (
    <CancelDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      // i18n-keys: panels:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={(why) => cancel({ orderKey, ...why })}
      done={t('cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>
        {paidCents > refundCents
          ? t('cancel.refund', { amount: formatCents(paidCents - refundCents), day })
          : t('cancel.noRefund')}
      </p>
    </CancelDialog>
  );
}
