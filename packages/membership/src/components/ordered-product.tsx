import type { VipOrder } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { MemberOffer, PlanCard, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceLooks } from '../model/looks';

/** What was ordered, drawn as it was on sale, at the price of the order. */
export function OrderedProduct({
  order: { goodsType, title, days, seats, amountCents, patientName },
}: {
  order: Pick<VipOrder, 'goodsType' | 'title' | 'days' | 'seats' | 'amountCents' | 'patientName'>;
}): ReactElement {
  const { t } = useTranslation('membership');
  if (goodsType !== 1)
    return (
      <MemberOffer
        {...serviceLooks[goodsType]}
        title={title}
        note={patientName ?? ''}
        price={<Price cents={amountCents} compact size="large" />}
      />
    );
  return (
    <PlanCard
      title={title}
      seats={seats ?? 1}
      price={formatCents(amountCents, { decimals: 'auto' })}
      {...(days !== null && seats !== null && { term: t('product.term', { days, count: seats }) })}
    />
  );
}
