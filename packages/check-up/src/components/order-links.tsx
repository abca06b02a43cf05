import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceHref } from '../model/links';

/** What else there is of an order: its people, its price, the invoice, the printed report. */
export function OrderLinks({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const { orderNo, invoice, paper, packageKind, people } = order;
  return (
    <ListGroup>
      <ListLink
        label={t('diagnosisPatient.title')}
        value={t('submit.peopleSum', { count: people.length })}
        to={href('check-up.diagnosisPatient', {}, { orderNo })}
      />
      <ListLink
        label={t('diagnosisOrderInformation.title')}
        to={href('check-up.diagnosisOrderInformation', {}, { orderNo })}
      />
      {(order.mayInvoice || invoice !== null) && (
        <ListLink
          label={t('invoice.title')}
          value={
            invoice === null
              ? undefined
              : t(invoice.invoiceNo === null ? 'invoice.asked' : 'invoice.issued')
          }
          to={
            invoice === null
              ? invoiceHref(orderNo, packageKind)
              : href('check-up.diagnosisInvoiceDetail', {}, { orderNo })
          }
        />
      )}
      {(paper.mayAsk || paper.address !== null) && (
        <ListLink
          label={t('diagnosisExpressDetail.title')}
          value={paper.parcels[0]?.stateText ?? (paper.mayAsk ? undefined : t('paper.asked'))}
          to={href('check-up.diagnosisExpressDetail', { orderId: orderNo })}
        />
      )}
    </ListGroup>
  );
}
