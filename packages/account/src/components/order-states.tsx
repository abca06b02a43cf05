import { usePageModules, usePageTime, useServerClock } from '@xinglin/api';
import type { GetPersonalCenterResponse, NextMatter } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { matterLine } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Countdown, Pictogram, QuickLinks, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-states.module.css';
import type { RedDots } from './use-red-dots';

/** How many orders of all kinds are in which state; and the one matter that ends first, with what is to be done about it. */
export function OrderStates({
  counts,
  urgent,
  onEnd,
  dots: { isNew, look },
}: {
  /** None for a visitor. */
  counts?: GetPersonalCenterResponse['orderCounts'] | undefined;
  urgent?: NextMatter | undefined;
  /** The time of what is urgent is over. */
  onEnd?: (() => void) | undefined;
  dots: RedDots;
}): ReactElement | null {
  const { t } = useTranslation('account');
  const modules = usePageModules('account.profile');
  const all = modules('orders', { to: href('mall.mergedOrderList'), title: t('profile.orders') });
  const visits = modules('appointments', {
    to: href('booking.orderList'),
    title: t('profile.visits'),
  });
  const reviews = modules('reviews', { to: href('reviews.own') });
  if (all === null && visits === null) return null;
  return (
    <Card
      title={all?.title ?? visits?.title}
      more={{
        to: all?.to ?? href('booking.orderList'),
        text: t('profile.all'),
        label: t(all === null ? 'profile.allOrders' : 'profile.orderCentre'),
      }}
    >
      <QuickLinks
        label={t('profile.orders')}
        items={
          all === null
            ? [
                {
                  to: href('booking.orderList', {}, { group: 'awaitingPayment' }),
                  label: t('profile.awaitingPayment'),
                  pictogram: 'to-pay',
                },
                {
                  to: href('booking.orderList', {}, { group: 'confirmed' }),
                  label: t('profile.confirmed'),
                  pictogram: 'registration',
                },
              ]
            : [
                {
                  to: href('mall.mergedOrderList', {}, { group: 'awaitingPayment' }),
                  label: t('profile.awaitingPayment'),
                  count: counts?.awaitingPayment,
                  pictogram: 'to-pay',
                },
                {
                  to: href('mall.mergedOrderList', {}, { group: 'active' }),
                  label: t('profile.active'),
                  count: counts?.active,
                  pictogram: 'underway',
                  news: isNew('appointments') ? t('profile.news') : undefined,
                  onClick: () => look('appointments'),
                },
                ...(reviews === null
                  ? []
                  : [
                      {
                        to: reviews.to,
                        label: t('profile.toReview'),
                        count: counts?.toReview,
                        pictogram: 'to-review' as const,
                      },
                    ]),
                {
                  to: href('mall.mergedOrderList', {}, { group: 'refunding' }),
                  label: t('profile.refunding'),
                  count: counts?.refunding,
                  pictogram: 'refund',
                },
              ]
        }
      />
      {urgent && <Urgent matter={urgent} onEnd={onEnd} />}
    </Card>
  );
}

/** What ends first: what it is, for whom, how long there is, and the only filled button of the page. */
function Urgent({
  matter,
  onEnd,
}: {
  matter: NextMatter;
  onEnd?: (() => void) | undefined;
}): ReactElement {
  const { t } = useTranslation(['account', 'matters', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const clock = useServerClock();
  const { to, pictogram, lead, when, about, who, act } = matterLine(matter, { t, locale, now });
  const { until, what } = matter;
  const isShort = what === 'pay' && until !== null;
  const time = isShort && (
    <span className={styles['time']}>
      <Countdown until={until} {...clock} onEnd={onEnd} />
    </span>
  );
  return (
    <div className={styles['due']}>
      <span className={styles['mark']}>
        <Pictogram name={pictogram} hued />
      </span>
      <p className={styles['what']}>
        <b>{[about, what === 'pay' ? when : lead].filter(Boolean).join(' ')}</b>
        {isShort ? (
          <RichText
            text={t(who === '' ? 'profile.due.within' : 'profile.due.withinFor', { who })}
            parts={{ time: () => time }}
          />
        ) : (
          who
        )}
      </p>
      <ButtonLink size="small" to={to}>
        {act}
      </ButtonLink>
    </div>
  );
}
