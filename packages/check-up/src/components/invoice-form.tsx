import { checkUpApi } from '@xinglin/api';
import { SubmissionForm } from '@xinglin/forms';
import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { InvoiceForm as InvoiceFields, useInvoiceSubmission } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { Card, KeyValueList, Price, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** To whom the invoice of an order is made out, and where it is sent. */
export function InvoiceForm({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const [applyOwn] = checkUpApi.useApplyPhysicalInvoiceMutation();
  const [applyOfPlatform] = checkUpApi.useCicPatientInvoiceMutation();
  const apply = order.packageKind === 'diagnosis' ? applyOfPlatform : applyOwn;
  const { orderNo, amountCents, refundCents } = order;
  const { submission, fields } = useInvoiceSubmission({
    send: (invoice) => apply({ orderNo, ...invoice }),
    onDone: () => toast.show(t('invoice.done'), { tone: 'success' }),
  });
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('invoice.send', { amount: formatCents(amountCents - refundCents) })}
    >
      <InvoiceFields {...fields} />
    </SubmissionForm>
  );
}

/** An invoice that was applied for. */
export function InvoiceFacts({
  invoice,
}: {
  invoice: NonNullable<PhysicalOrder['invoice']>;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const { title, email, cents, invoiceNo } = invoice;
  return (
    <Card title={t(invoiceNo === null ? 'invoice.asked' : 'invoice.issued')}>
      <KeyValueList
        items={[
          { label: t('invoice.name'), value: title.name },
          ...(title.type === 'company' ? [{ label: t('invoice.taxNo'), value: title.taxNo }] : []),
          { label: t('invoice.email'), value: email },
          { label: t('invoice.amount'), value: <Price cents={cents} tone="plain" /> },
          ...(invoiceNo === null ? [] : [{ label: t('invoice.number'), value: invoiceNo }]),
        ]}
      />
    </Card>
  );
}
