import { usePageTime } from '@xinglin/api';
import type { PackageOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderSteps, RefundState, WrongPayments } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatDay, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import {
  Card,
  Fold,
  KeyValueList,
  KindHero,
  Page,
  PageHeader,
  Price,
  RightsRing,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { daysLeft, lastDayOf } from '../model/last-day';
import { OpenUses } from './open-uses';
import { PackageBar } from './package-bar';
import { PackageEnding } from './package-ending';
import { PackagePeople } from './package-people';
import { Services } from './services';

interface PackageHomeProps {
  readonly order: PackageOrder;
  /** The moment at which it ends. */
  readonly endsAt: string;
  readonly title: string;
}

/** A package that was paid: how long it lasts, what is ahead, what is left of it; its money and its end come last. */
export function PackageHome({ order, endsAt, title }: PackageHomeProps): ReactElement {
  const { t } = useTranslation(['service-packages', 'orders']);
  const locale = useLocale();
  const now = usePageTime();
  const { state, orderNo, statusText, packageTitle } = order;
  const left = state === 'active' ? daysLeft(endsAt, now) : 0;
  const note =
    // i18n-keys: service-packages:orderDetail.next.*
    state === 'active'
      ? t('orderDetail.until', { day: formatDay(lastDayOf(endsAt), locale, { year: true }) })
      : t(`orderDetail.next.${state}`);
  return (
    <Page
      header={<PageHeader title={title} backTo={href('service-packages.orderList')} over />}
      actionBar={<PackageBar order={order} />}
    >
      <KindHero
        pictogram="service-package"
        hue="plum"
        state={statusText}
        title={packageTitle}
        note={note}
      >
        {left > 0 && (
          <RightsRing
            left={left}
            count={Math.max(left, order.days)}
            hue="plum"
            unit={t('orderDetail.days', { count: left })}
            size="large"
          />
        )}
      </KindHero>
      <PackagePeople order={order} />
      <WrongPayments payments={order.wrongPayments} dueCents={order.amountCents} />
      {order.refund && (
        <Card as="div">
          <RefundState refund={order.refund} />
        </Card>
      )}
      <OpenUses uses={order.openUses} />
      <Services order={order} />
      <PackageEnding order={order} />
      <Fold title={t('orders:title')} note={orderNo}>
        <Stack>
          <KeyValueList
            items={[
              {
                label: t('orders:createdAt'),
                value: formatInstant(order.createdAt, locale, hospitalTimeZone),
              },
              { label: t('orderDetail.paid'), value: <Price cents={order.amountCents} /> },
            ]}
          />
          <OrderSteps kind={order.kind} history={order.history} timeZone={hospitalTimeZone} />
        </Stack>
      </Fold>
    </Page>
  );
}
