import { servicePackagesApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { PackageUse } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before a use is taken back: its unit is there again. */
export function WithdrawDialog(props: { use: PackageUse; onClose: () => void }): ReactElement {
  const { use, onClose } = props;
  const { t } = useTranslation('service-packages');
  const [withdraw, removal] = servicePackagesApi.useWithdrawCustomServiceMutation();
  return (
    <RemoveDialog
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.confirm')}
      keepLabel={t('withdraw.keep')}
      removed={t('withdraw.done')}
      remove={() => withdraw({ applyNo: use.applyNo })}
      removal={removal}
      onClose={onClose}
    >
      <p>{t('withdraw.hint')}</p>
    </RemoveDialog>
  );
}
