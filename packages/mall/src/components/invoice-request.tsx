import { goodsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import type { GoodsOrder } from '@xinglin/gateway-sdk';
import {
  InvoiceForm,
  invoiceFailureFields,
  invoiceOf,
  useInvoiceDraft,
  type InvoiceField,
} from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { NoticeBar, Page, PageHeader, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { goodsOrderHref } from '../model/mall-ways';

/** Applies for the invoice of an order that came. */
export function InvoiceRequest({ order }: { order: GoodsOrder }): ReactElement {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const navigate = useNavigate();
  const { draft, change, find } = useInvoiceDraft();
  const [apply] = goodsApi.useApplyMarketplaceInvoiceMutation();
  const { orderNo, invoice } = order;
  const submission = useSubmission<InvoiceField, unknown>({
    failureFields: invoiceFailureFields,
    find,
    send: () => apply({ orderNo, ...invoiceOf(draft) }),
    onDone: async () => {
      toast.show(t('invoice.done'), { tone: 'success' });
      await navigate(goodsOrderHref(orderNo), { replace: true });
    },
  });
  return (
    <Page header={<PageHeader title={t('invoice.apply')} backTo={goodsOrderHref(orderNo)} />}>
      <NoticeBar>{t('invoice.hint', { amount: formatCents(invoice.amountCents) })}</NoticeBar>
      <SubmissionForm submission={submission} submitLabel={t('invoice.send')}>
        <InvoiceForm
          draft={draft}
          onChange={change}
          idOf={submission.idOf}
          errorOf={submission.problems.errorOf}
        />
      </SubmissionForm>
    </Page>
  );
}
