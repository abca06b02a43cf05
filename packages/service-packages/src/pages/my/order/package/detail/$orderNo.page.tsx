import { ChannelModule } from '@xinglin/api';
import { factRows, isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { hospitalTimeZone } from '@xinglin/rules';
import { Price } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Pauses } from '../../../../../components/pauses';
import { Quotas } from '../../../../../components/quotas';
import { orderHref } from '../../../../../model/links';
import { orderCall } from '../../../../../model/order-at';

const loadDialog = () => import('../../../../../components/give-up');
const GiveUp = lazy(loadDialog);

export const { load } = orderCall;

/** One package: it is paid here, said for whom, used item by item, and given up (spec 2 §2.8). */
export default function PackageOrderPage(): ReactElement {
  const { t } = useTranslation('service-packages');
  const asked = orderCall.useAnswer(isPaymentOpen);
  return (
    <OrderPage
      asked={asked}
      title={t('orderDetail.title')}
      backTo={href('service-packages.orderList')}
      timeZone={hospitalTimeZone}
      resultTo={({ orderNo }) => orderHref(orderNo)}
      priceLabel={t('package.price')}
      next={({ state }, unsure) =>
        // i18n-keys: service-packages:orderDetail.next.*, service-packages:orderDetail.unsure.*
        unsure ? t(`orderDetail.unsure.${unsure}`) : t(`orderDetail.next.${state}`)
      }
      renderActions={(order) =>
        (order.mayCancel || order.mayRefund) && (
          <OrderActions
            status={order.statusText}
            size="medium"
            cancel={{
              text: t(order.mayRefund ? 'giveUp.refundButton' : 'giveUp.button'),
              load: loadDialog,
              renderDialog: (onClose) => <GiveUp order={order} onClose={onClose} />,
            }}
          />
        )
      }
      renderFacts={(order) => [
        ...factRows(order),
        { label: t('package.price'), value: <Price cents={order.amountCents} /> },
      ]}
    >
      {(order) => (
        <>
          <ChannelModule of="service-packages.orderDetail" name="pauses">
            <Pauses order={order} />
          </ChannelModule>
          <Quotas order={order} />
        </>
      )}
    </OrderPage>
  );
}
