import type { DrugOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderSteps, RefundState } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { formatCents, formatInstant } from '@xinglin/rules';
import { Card, KeyValueList, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DrugPrice } from '../../../../components/drug-price';
import { ofDrugOrder } from '../../../../model/order-page';

/** The facts of an order of medicines: numbers, address, how its price came about, what happened (spec 2 §2.10). */
const page = detailPage({
  ...ofDrugOrder,
  title: 'medicines:orderDetail.title',
  skeleton: <SkeletonList lines={4} count={3} />,
  children: (order) => <Facts order={order} />,
});

export const { load, head } = page;
export default page.Page;

function Facts({ order }: { order: DrugOrder }): ReactElement {
  const { t } = useTranslation('medicines');
  const locale = useLocale();
  const { pharmacy, address, method, lines, payment, refund } = order;
  return (
    <>
      <Card title={order.statusText}>
        <KeyValueList
          items={[
            { label: t('orderDetail.number'), value: order.orderNo },
            { label: t('orderDetail.sheetNumber'), value: order.prescriptionNumber },
            { label: t('orderDetail.createdAt'), value: formatInstant(order.createdAt, locale) },
            { label: t('orderDetail.patient'), value: order.patientName },
            { label: t('orderDetail.doctor'), value: order.doctorName },
          ]}
        />
      </Card>
      <Card title={pharmacy.name}>
        <KeyValueList
          items={[
            { label: t('orderDetail.pharmacyAddress'), value: pharmacy.address },
            { label: t('orderDetail.open'), value: pharmacy.openText },
            {
              label: t('orderDetail.phone'),
              value: <a href={`tel:${pharmacy.phone}`}>{pharmacy.phone}</a>,
            },
            // i18n-keys: medicines:method.*
            { label: t('orderDetail.method'), value: t(`method.${method}`) },
            ...(address === null
              ? []
              : [
                  {
                    label: t('orderDetail.receiver'),
                    value: `${address.name} ${address.mobile}`,
                    detail: address.text,
                  },
                ]),
          ]}
        />
      </Card>
      <Card title={t('orderDetail.lines')}>
        <KeyValueList
          items={lines.map(({ item, shareCents, refundedCents }) => ({
            label: item.name,
            value: formatCents(shareCents),
            detail:
              refundedCents > 0
                ? t('medicine.refunded', { amount: formatCents(refundedCents) })
                : item.packText,
          }))}
        />
      </Card>
      <DrugPrice
        quote={order.quote}
        totalName={t(payment === 'paid' ? 'price.paid' : 'price.total')}
      />
      {refund !== null && (
        <Card title={t('orderDetail.refund')}>
          <RefundState refund={refund} />
        </Card>
      )}
      <Card title={t('orderDetail.history')}>
        <OrderSteps kind={order.kind} history={order.history} />
      </Card>
    </>
  );
}
