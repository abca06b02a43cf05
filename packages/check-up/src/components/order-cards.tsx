import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import {
  formatCents,
  formatDay,
  formatInstant,
  formatTimeRange,
  formatWeekday,
  hospitalTimeZone,
} from '@xinglin/rules';
import { Card, KeyValueList, ListGroup, ListLink, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { reportHref } from '../model/links';
import { OrderLinks } from './order-links';
import { Voucher } from './voucher';

/** What an order is about, by what its owner needs now: reports, the voucher with the preparation, the refund rule. */
export function OrderCards({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { store, day, people, orderNo } = order;
  const isAhead = order.state === 'booked' || order.state === 'awaitingPayment';
  const ready = people.filter(({ reportReady }) => reportReady);
  return (
    <>
      {ready.length > 0 && (
        <ListGroup>
          {ready.map(({ patientId, name }) => (
            <ListLink
              key={patientId}
              label={t('report.of', { name })}
              description={t('report.open')}
              to={reportHref(orderNo, patientId)}
            />
          ))}
        </ListGroup>
      )}
      {order.state === 'booked' && order.voucherCode !== null && (
        <Voucher code={order.voucherCode} />
      )}
      {isAhead && (
        <Card title={t('package.preparation')}>
          <Prose>
            <ul>
              {order.preparation.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Prose>
        </Card>
      )}
      <Card title={order.packageTitle}>
        <KeyValueList
          items={[
            {
              label: t('facts.day'),
              value: t('card.when', {
                day: formatDay(day, locale, { year: true }),
                weekday: formatWeekday(day, locale),
              }),
              detail: t('chooseStore.open', {
                hours: formatTimeRange(store.opensAt, store.closesAt),
              }),
              strong: true,
            },
            { label: t('facts.store'), value: store.name, detail: store.address },
            { label: t('facts.phone'), value: <a href={`tel:${store.phone}`}>{store.phone}</a> },
            { label: t('facts.people'), value: people.map(({ name }) => name).join(t('card.and')) },
          ]}
        />
      </Card>
      {order.mayCancel && order.amountCents > 0 && (
        <Card title={t('package.refund')}>
          <Prose>
            <ul>
              {order.refundTerms.map(({ before, refundCents }) => (
                <li key={before}>
                  {t('terms.before', {
                    time: formatInstant(before, locale, hospitalTimeZone),
                    amount: formatCents(refundCents),
                  })}
                </li>
              ))}
              <li>{t('package.refundAfter')}</li>
            </ul>
          </Prose>
        </Card>
      )}
      <OrderLinks order={order} />
    </>
  );
}
