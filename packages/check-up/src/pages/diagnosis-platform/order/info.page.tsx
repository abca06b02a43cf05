import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { Card, KeyValueList, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPart } from '../../../components/order-part';

/** The numbers of an order: when it was made, how its price came about, what was paid and what went back (spec 2 §2.18). */
const page = orderPart({
  title: 'check-up:diagnosisOrderInformation.title',
  children: (order) => <Information order={order} />,
});

export const { load } = page;
export default page.Page;

function Information({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { orderNo, createdAt, priceCents, offCents, amountCents, refundCents, people } = order;
  return (
    <>
      <Card title={order.packageTitle}>
        <KeyValueList
          items={[
            { label: t('information.number'), value: orderNo },
            {
              label: t('information.made'),
              value: formatInstant(createdAt, locale, hospitalTimeZone),
            },
            { label: t('package.organisation'), value: order.orgName },
            { label: t('facts.store'), value: order.store.name, detail: order.store.address },
            { label: t('information.state'), value: order.statusText },
          ]}
        />
      </Card>
      <Card title={t('submit.sum')}>
        <KeyValueList
          items={[
            { label: t('package.price'), value: formatCents(priceCents) },
            { label: t('facts.people'), value: t('submit.peopleSum', { count: people.length }) },
            ...(offCents > 0
              ? [
                  {
                    // No coupon takes all of a price off.
                    label: t(amountCents === 0 ? 'information.byCode' : 'submit.coupon'),
                    value: `−${formatCents(offCents)}`,
                  },
                ]
              : []),
            { label: t('information.total'), value: <Price cents={amountCents} />, strong: true },
            ...(refundCents > 0
              ? [{ label: t('information.refunded'), value: formatCents(refundCents) }]
              : []),
          ]}
        />
      </Card>
    </>
  );
}
