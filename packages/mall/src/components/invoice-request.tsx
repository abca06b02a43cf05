import { goodsApi } from '@xinglin/api';
import { SubmissionForm } from '@xinglin/forms';
import type { GoodsOrder } from '@xinglin/gateway-sdk';
import { InvoiceForm, useInvoiceSubmission } from '@xinglin/orders';
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
  const [apply] = goodsApi.useApplyMarketplaceInvoiceMutation();
  const { orderNo, invoice } = order;
  const { submission, fields } = useInvoiceSubmission({
    send: (asked) => apply({ orderNo, ...asked }),
    onDone: async () => {
      toast.show(t('invoice.done'), { tone: 'success' });
      await navigate(goodsOrderHref(orderNo), { replace: true });
    },
  });
  return (
    <Page header={<PageHeader title={t('invoice.apply')} backTo={goodsOrderHref(orderNo)} />}>
      <NoticeBar>{t('invoice.hint', { amount: formatCents(invoice.amountCents) })}</NoticeBar>
      <SubmissionForm submission={submission} submitLabel={t('invoice.send')}>
        <InvoiceForm {...fields} />
      </SubmissionForm>
    </Page>
  );
}
