import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceFacts } from '../../../components/invoice-form';
import { orderPart } from '../../../components/order-part';
import { invoiceHref, orderHref } from '../../../model/links';

/** What became of an invoice that was applied for (spec 2 §2.18). */
const page = orderPart({
  title: 'check-up:diagnosisInvoiceDetail.title',
  children: (order) =>
    order.invoice ? <InvoiceFacts invoice={order.invoice} /> : <NoInvoice order={order} />,
});

export const { load } = page;
export default page.Page;

function NoInvoice({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const { orderNo, packageKind, mayInvoice } = order;
  return mayInvoice ? (
    <EmptyState
      kind="invoices"
      title={t('invoice.none')}
      action={<ButtonLink to={invoiceHref(orderNo, packageKind)}>{t('invoice.apply')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      kind="invoices"
      title={t('invoice.notYet')}
      message={t('invoice.notYetHint')}
      action={<ButtonLink to={orderHref(orderNo, packageKind)}>{t('invoice.toOrder')}</ButtonLink>}
    />
  );
}
