import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { useSumFact } from '@xinglin/orders';
import {
  formatCents,
  formatDay,
  formatInstant,
  formatWeekday,
  hospitalTimeZone,
} from '@xinglin/rules';
import { KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is looked up seldom: the package, the people, the money. */
export function OrderFacts({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation(['check-up', 'orders']);
  const locale = useLocale();
  const sumFact = useSumFact();
  const { packageTitle, orgName, day, people, priceCents, offCents, createdAt } = order;
  return (
    <KeyValueList
      items={[
        { label: t('facts.package'), value: packageTitle, detail: orgName },
        {
          label: t('facts.day'),
          value: t('card.when', {
            day: formatDay(day, locale, { year: true }),
            weekday: formatWeekday(day, locale),
          }),
        },
        { label: t('facts.people'), value: people.map(({ name }) => name).join(t('card.and')) },
        {
          label: t('orders:createdAt'),
          value: formatInstant(createdAt, locale, hospitalTimeZone),
        },
        { label: t('package.price'), value: formatCents(priceCents, { decimals: 'auto' }) },
        ...(offCents > 0
          ? [
              {
                label: t('submit.coupon'),
                value: `−${formatCents(offCents, { decimals: 'auto' })}`,
              },
            ]
          : []),
        sumFact(order, t('submit.total')),
      ]}
    />
  );
}
