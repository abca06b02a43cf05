import { useSubmission, type Answer } from '@xinglin/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  emptyInvoice,
  invoiceOf,
  invoiceProblems,
  isInvoiceField,
  type InvoiceDraft,
  type InvoiceField,
} from './invoice-form';

const failureFields = { knows: isInvoiceField, ofRefusal: () => undefined };

interface InvoiceSubmissionOptions<Result> {
  readonly send: (invoice: ReturnType<typeof invoiceOf>) => Promise<Answer<Result>>;
  readonly onDone: (result: Result) => void | Promise<void>;
}

/** The application for an invoice, and what `InvoiceForm` needs for its fields. */
export function useInvoiceSubmission<Result>({ send, onDone }: InvoiceSubmissionOptions<Result>) {
  const { t } = useTranslation('orders');
  const [draft, setDraft] = useState(emptyInvoice);
  const submission = useSubmission<InvoiceField, Result>({
    failureFields,
    // i18n-keys: orders:invoice.problem.*
    find: () =>
      invoiceProblems(draft).map(({ field, message }) => ({ field, message: t(message) })),
    send: () => send(invoiceOf(draft)),
    onDone,
  });
  const fields = {
    draft,
    onChange: (changed: Partial<InvoiceDraft>) => setDraft((before) => ({ ...before, ...changed })),
    idOf: submission.idOf,
    errorOf: submission.problems.errorOf,
  };
  return { submission, fields };
}
