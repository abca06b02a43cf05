import { rewardsApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before thanks that were not paid are given up. */
export default function GiveUpThanksDialog({
  orderNo,
  onClose,
}: {
  orderNo: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas-thanks');
  const [cancel, cancelling] = rewardsApi.useCancelTipOrderMutation();
  return (
    <RemoveDialog
      title={t('giveUp.title')}
      confirmLabel={t('giveUp.confirm')}
      keepLabel={t('giveUp.keep')}
      removed={t('giveUp.done')}
      remove={() => cancel({ orderNo })}
      removal={cancelling}
      onClose={onClose}
    >
      <p>{t('giveUp.what')}</p>
    </RemoveDialog>
  );
}
