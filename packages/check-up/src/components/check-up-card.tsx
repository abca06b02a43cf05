import type { PhysicalOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderCard, orderPictogram } from '@xinglin/orders';
import { formatDay, formatWeekday } from '@xinglin/rules';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref, reportHref, voucherAnchor } from '../model/links';
import { orderLook } from '../model/order-look';

interface CheckUpCardProps {
  readonly order: PhysicalOrderCard;
  readonly onExpire: () => void;
}

/** One check-up in a list: what, where, when, for whom, and the one thing to do next. */
export function CheckUpCard({ order, onExpire }: CheckUpCardProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { day, people, store, packageKind } = order;
  const when = t('card.when', {
    day: formatDay(day, locale),
    weekday: formatWeekday(day, locale),
  });
  const names = people.map(({ name }) => name).join(t('card.and'));
  return (
    <OrderCard
      order={order}
      to={orderHref(order.orderNo, packageKind)}
      // i18n-keys: check-up:card.kind.*
      kind={{ pictogram: orderPictogram(order.kind), text: t(`card.kind.${packageKind}`) }}
      title={order.packageTitle}
      state={orderLook(order)}
      lines={[`${when} · ${names}`, store.name]}
      actions={<NextAction order={order} />}
      onExpire={onExpire}
    />
  );
}

function NextAction({ order }: Pick<CheckUpCardProps, 'order'>): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { orderNo, packageKind, state, actions, people } = order;
  const to = orderHref(orderNo, packageKind);
  const ready = people.find(({ reportReady }) => reportReady);
  if (actions.includes('pay'))
    return (
      <ButtonLink size="small" to={to}>
        {t('card.pay')}
      </ButtonLink>
    );
  if (ready)
    return (
      <ButtonLink size="small" variant="outline" to={reportHref(orderNo, ready.patientId)}>
        {t('card.report')}
      </ButtonLink>
    );
  return state === 'booked' ? (
    <ButtonLink size="small" variant="outline" to={`${to}#${voucherAnchor}`}>
      {t('card.code')}
    </ButtonLink>
  ) : null;
}
