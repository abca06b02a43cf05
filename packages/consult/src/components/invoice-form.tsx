import { consultApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import type { ApplyConsultInvoiceResponse } from '@xinglin/gateway-sdk';
import {
  InvoiceForm as InvoiceFields,
  invoiceFailureFields,
  invoiceOf,
  useInvoiceDraft,
  type InvoiceField,
} from '@xinglin/orders';
import { Note, Sheet, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Whom the invoice of a consult is made out to, and where it is sent. */
export default function InvoiceForm({
  orderKey,
  onClose,
}: {
  readonly orderKey: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const { draft, change, find } = useInvoiceDraft();
  const [apply] = consultApi.useApplyConsultInvoiceMutation();
  const submission = useSubmission<InvoiceField, ApplyConsultInvoiceResponse>({
    failureFields: invoiceFailureFields,
    find,
    send: () => apply({ orderKey, ...invoiceOf(draft) }),
    onDone: () => {
      toast.show(t('invoice.done'), { tone: 'success' });
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('invoice.apply')}>
      <SubmissionForm
        submission={submission}
        submitLabel={t('invoice.send')}
        below={<Note>{t('invoice.once')}</Note>}
      >
        <InvoiceFields
          draft={draft}
          onChange={change}
          idOf={submission.idOf}
          errorOf={submission.problems.errorOf}
        />
      </SubmissionForm>
    </Sheet>
  );
}
