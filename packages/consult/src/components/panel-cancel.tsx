import type { PanelOrder } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./panel-cancel-dialog');
const CancelDialog = lazy(loadDialog);

/** The button that gives a question up, until its first answer. */
export function PanelCancel({ panel }: { readonly panel: PanelOrder }): ReactElement {
  const { t } = useTranslation('panels');
  return (
    <OrderActions
      status={panel.statusText}
      size="medium"
      cancel={{
        text: t('cancel.button'),
        load: loadDialog,
        renderDialog: (onClose) => <CancelDialog panel={panel} onClose={onClose} />,
      }}
    />
  );
}
