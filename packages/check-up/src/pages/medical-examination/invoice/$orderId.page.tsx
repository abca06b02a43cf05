import { checkUpApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { InvoiceFacts, InvoiceForm } from '../../../components/invoice-form';
import { orderHref, orderNoOf } from '../../../model/links';

/** The invoice of a check-up: applied for once, and what became of it (spec 2 §2.15). */
const page = detailPage({
  endpoint: checkUpApi.endpoints.getPhysicalOrder,
  input: (place) => ({ orderNo: orderNoOf(place) }),
  title: 'check-up:invoice.title',
  backTo: (order, place) => orderHref(orderNoOf(place), order?.packageKind),
  gone: {
    title: 'check-up:invoice.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('check-up.orderList')}>
        {t('check-up:orderList.title')}
      </ButtonLink>
    ),
  },
  children: (order, { t }) =>
    order.invoice ? (
      <InvoiceFacts invoice={order.invoice} />
    ) : order.mayInvoice ? (
      <InvoiceForm order={order} />
    ) : (
      <EmptyState
        kind="invoices"
        title={t('check-up:invoice.notYet')}
        message={t('check-up:invoice.notYetHint')}
        action={
          <ButtonLink to={orderHref(order.orderNo, order.packageKind)}>
            {t('check-up:invoice.toOrder')}
          </ButtonLink>
        }
      />
    ),
});

export const { load } = page;
export default page.Page;
