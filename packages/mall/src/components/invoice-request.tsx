import { goodsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import type { GoodsOrder } from '@xinglin/gateway-sdk';
import {
  emptyInvoice,
  InvoiceForm,
  invoiceFields,
  invoiceOf,
  invoiceProblems,
  type InvoiceField,
} from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { NoticeBar, Page, PageHeader, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { goodsOrderHref } from '../model/mall-ways';

const failureFields = {
  knows: (path: string): path is InvoiceField => invoiceFields.some((field) => field === path),
  ofRefusal: () => undefined,
};

/** Applies for the invoice of an order that came. */
export function InvoiceRequest({ order }: { order: GoodsOrder }): ReactElement {
  const { t } = useTranslation(['mall', 'orders']);
  const toast = useToast();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyInvoice);
  const [apply] = goodsApi.useApplyMarketplaceInvoiceMutation();
  const { orderNo, invoice } = order;
  const submission = useSubmission<InvoiceField, unknown>({
    failureFields,
    // i18n-keys: orders:invoice.problem.*
    find: () =>
      invoiceProblems(draft).map(({ field, message }) => ({ field, message: t(message) })),
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
          onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
          idOf={submission.idOf}
          errorOf={submission.problems.errorOf}
        />
      </SubmissionForm>
    </Page>
  );
}
