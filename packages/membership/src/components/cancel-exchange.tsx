import { healthCoinsApi } from '@xinglin/api';
import { CancelDialog } from '@xinglin/orders';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'address', 'other'] as const;

/** Asks before an exchange is given up, and says first that all coins come back. */
export default function CancelExchange(props: {
  order: { readonly orderNo: string; readonly coins: number };
  onClose: () => void;
}): ReactElement {
  const { order, onClose } = props;
  const { orderNo, coins } = order;
  const { t } = useTranslation('coins');
  const [cancel, cancelling] = healthCoinsApi.useCancelHealthCoinOrderMutation();
  return (
    <CancelDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      // i18n-keys: coins:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={(why) => cancel({ orderNo, ...why })}
      done={(back) => t('cancel.done', { coins: back.coins })}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>{t('cancel.means', { coins })}</p>
    </CancelDialog>
  );
}
