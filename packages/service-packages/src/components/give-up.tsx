import { servicePackagesApi } from '@xinglin/api';
import type { PackageOrder } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'other'] as const;

/** Asks before a package is given up, and says first what goes back of what was paid. */
export default function GiveUp(props: { order: PackageOrder; onClose: () => void }): ReactElement {
  const { order, onClose } = props;
  const { t } = useTranslation('service-packages');
  const day = useRefundDay();
  const [cancel, cancelling] = servicePackagesApi.useCancelPackageOrderMutation();
  const [refund, refunding] = servicePackagesApi.useRefundPackageOrderMutation();
  const { orderNo, refundNowCents: refundCents, amountCents, mayRefund } = order;
  return (
    <CancelDialog
      title={t(mayRefund ? 'giveUp.refundTitle' : 'giveUp.title')}
      confirmLabel={t(mayRefund ? 'giveUp.refundConfirm' : 'giveUp.confirm')}
      keepLabel={t('giveUp.keep')}
      // i18n-keys: service-packages:giveUp.reason.*
      reasons={reasons.map((one) => t(`giveUp.reason.${one}`))}
      cancel={(why) =>
        mayRefund ? refund({ orderNo, refundCents, ...why }) : cancel({ orderNo, ...why })
      }
      done={t(mayRefund ? 'giveUp.refundDone' : 'giveUp.done')}
      cancelling={mayRefund ? refunding : cancelling}
      onClose={onClose}
    >
      <p>
        {mayRefund
          ? t('giveUp.refund', {
              amount: formatCents(refundCents),
              kept: formatCents(amountCents - refundCents),
              day,
            })
          : t('giveUp.noRefund')}
      </p>
      {mayRefund && <p>{t('giveUp.openUses')}</p>}
    </CancelDialog>
  );
}
