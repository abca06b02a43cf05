import { DialogButton, isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { hospitalTimeZone } from '@xinglin/rules';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderBar } from '../../../../../components/order-bar';
import { CheckUpOrderView } from '../../../../../components/order-view';
import { orderCall } from '../../../../../model/order-call';
import { orderHref, ordersHref } from '../../../../../model/links';

const loadCancel = () => import('../../../../../components/cancel-order');
const CancelOrder = lazy(loadCancel);
const loadMove = () => import('../../../../../components/move-day-dialog');
const MoveDayDialog = lazy(loadMove);

export const { load } = orderCall;

/** One check-up: it is paid here; its day with the code, how to prepare, moving and cancelling, reports (spec 2 §2.20). */
export default function CheckUpOrderPage(): ReactElement {
  const { t } = useTranslation('check-up');
  const asked = orderCall.useAnswer(isPaymentOpen);
  return (
    <OrderPage
      asked={asked}
      title={t('orderDetail.title')}
      backTo={(order) => ordersHref(order?.packageKind)}
      timeZone={hospitalTimeZone}
      resultTo={({ orderNo, packageKind }) => orderHref(orderNo, packageKind)}
      priceLabel={t('submit.total')}
      next={({ state }, unsure) =>
        // i18n-keys: check-up:orderDetail.next.*, check-up:orderDetail.unsure.*
        unsure ? t(`orderDetail.unsure.${unsure}`) : t(`orderDetail.next.${state}`)
      }
      renderActions={(order) =>
        order.mayCancel && (
          <OrderActions
            status={order.statusText}
            size="medium"
            asides={
              order.mayMove && (
                <DialogButton
                  text={t('move.button')}
                  load={loadMove}
                  renderDialog={(onClose) => <MoveDayDialog order={order} onClose={onClose} />}
                />
              )
            }
            cancel={{
              text: t('cancel.button'),
              load: loadCancel,
              renderDialog: (onClose) => <CancelOrder order={order} onClose={onClose} />,
            }}
          />
        )
      }
      renderView={(order, view) => <CheckUpOrderView order={order} view={view} />}
      renderBar={(order) => <OrderBar order={order} />}
    />
  );
}
