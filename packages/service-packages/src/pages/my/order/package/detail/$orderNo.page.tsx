import type { PackageOrder } from '@xinglin/gateway-sdk';
import { factRows, isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { hospitalTimeZone } from '@xinglin/rules';
import { Price } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PackageHome } from '../../../../../components/package-home';
import { orderHref } from '../../../../../model/links';
import { orderCall } from '../../../../../model/order-at';

const loadDialog = () => import('../../../../../components/give-up');
const GiveUp = lazy(loadDialog);

export const { load } = orderCall;

/** States in which a package is used or was used to its end. */
const lived: readonly string[] = ['active', 'paused', 'completed', 'ended'];

/** The page of a package that was paid; undefined for any other order. */
const homeOf = (order: PackageOrder, title: string): ReactElement | undefined =>
  order.endsAt !== null && lived.includes(order.state) ? (
    <PackageHome order={order} endsAt={order.endsAt} title={title} />
  ) : undefined;

/** One package: it is paid here, said for whom, used item by item, and given up (spec 2 §2.8). */
export default function PackageOrderPage(): ReactElement {
  const { t } = useTranslation('service-packages');
  const asked = orderCall.useAnswer(isPaymentOpen);
  const title = t('orderDetail.title');
  return (
    <OrderPage
      asked={asked}
      title={title}
      backTo={href('service-packages.orderList')}
      timeZone={hospitalTimeZone}
      resultTo={({ orderNo }) => orderHref(orderNo)}
      priceLabel={t('package.price')}
      next={({ state }, unsure) =>
        // i18n-keys: service-packages:orderDetail.next.*, service-packages:orderDetail.unsure.*
        unsure ? t(`orderDetail.unsure.${unsure}`) : t(`orderDetail.next.${state}`)
      }
      instead={(order) => homeOf(order, title)}
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
      {() => null}
    </OrderPage>
  );
}
