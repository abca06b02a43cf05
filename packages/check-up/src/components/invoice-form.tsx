import { checkUpApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { formatCents, isCreditCode } from '@xinglin/rules';
import { Card, KeyValueList, Price, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const fields = ['invoiceTitle', 'taxNo', 'email'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: () => undefined,
};

/** To whom the invoice of an order is made out, and where it is sent. */
export function InvoiceForm({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const [invoiceTitle, setTitle] = useState('');
  const [taxNo, setTaxNo] = useState('');
  const [email, setEmail] = useState('');
  const [apply] = checkUpApi.useApplyPhysicalInvoiceMutation();
  const cents = order.amountCents - order.refundCents;
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () => [
      ...(invoiceTitle.trim() === ''
        ? [{ field: 'invoiceTitle' as const, message: t('invoice.problem.title') }]
        : []),
      ...(taxNo.trim() !== '' && !isCreditCode(taxNo.trim().toUpperCase())
        ? [{ field: 'taxNo' as const, message: t('invoice.problem.taxNo') }]
        : []),
      ...(/^\S+@\S+\.\S+$/.test(email.trim())
        ? []
        : [{ field: 'email' as const, message: t('invoice.problem.email') }]),
    ],
    send: () =>
      apply({
        orderNo: order.orderNo,
        invoiceTitle: invoiceTitle.trim(),
        email: email.trim(),
        ...(taxNo.trim() !== '' && { taxNo: taxNo.trim() }),
      }),
    onDone: () => toast.show(t('invoice.done'), { tone: 'success' }),
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('invoice.send', { amount: formatCents(cents) })}
    >
      <TextField
        id={idOf('invoiceTitle')}
        label={t('invoice.name')}
        maxLength={100}
        value={invoiceTitle}
        error={problems.errorOf('invoiceTitle')}
        onValueChange={setTitle}
      />
      <TextField
        id={idOf('taxNo')}
        label={t('invoice.taxNo')}
        optional
        hint={t('invoice.taxNoHint')}
        maxLength={20}
        value={taxNo}
        error={problems.errorOf('taxNo')}
        onValueChange={setTaxNo}
      />
      <TextField
        id={idOf('email')}
        label={t('invoice.email')}
        type="email"
        maxLength={64}
        value={email}
        error={problems.errorOf('email')}
        onValueChange={setEmail}
      />
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
  const { title, taxNo, email, cents, invoiceNo } = invoice;
  return (
    <Card title={t(invoiceNo === null ? 'invoice.asked' : 'invoice.issued')}>
      <KeyValueList
        items={[
          { label: t('invoice.name'), value: title },
          ...(taxNo === null ? [] : [{ label: t('invoice.taxNo'), value: taxNo }]),
          { label: t('invoice.email'), value: email },
          { label: t('invoice.amount'), value: <Price cents={cents} tone="plain" /> },
          ...(invoiceNo === null ? [] : [{ label: t('invoice.number'), value: invoiceNo }]),
        ]}
      />
    </Card>
  );
}
