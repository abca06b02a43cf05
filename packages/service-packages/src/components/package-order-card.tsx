import type { PackageOrderCard as Order } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderCard } from '@xinglin/orders';
import { formatDay } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lastDayOf } from '../model/last-day';
import { orderHref } from '../model/links';
import { orderLook } from '../model/order-look';

/** One package in a list: what, by whom, for whom, until when. */
export function PackageOrderCard(props: { order: Order; onExpire: () => void }): ReactElement {
  const { order, onExpire } = props;
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  const { patientName, doctorName: doctor, endsAt } = order;
  return (
    <OrderCard
      order={order}
      to={orderHref(order.orderNo)}
      title={order.packageTitle}
      state={orderLook(order)}
      kind={{ pictogram: 'service-package', text: t('search.title') }}
      lines={[
        patientName === null
          ? t('orderList.nobody', { doctor })
          : t('orderList.who', { name: patientName, doctor }),
        ...(endsAt === null
          ? []
          : [
              t('orderDetail.until', { day: formatDay(lastDayOf(endsAt), locale, { year: true }) }),
            ]),
      ]}
      onExpire={onExpire}
    />
  );
}
