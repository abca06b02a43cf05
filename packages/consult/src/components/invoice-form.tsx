import { consultApi } from '@xinglin/api';
import { SubmissionForm } from '@xinglin/forms';
import { InvoiceForm as InvoiceFields, useInvoiceSubmission } from '@xinglin/orders';
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
  const [apply] = consultApi.useApplyConsultInvoiceMutation();
  const { submission, fields } = useInvoiceSubmission({
    send: (invoice) => apply({ orderKey, ...invoice }),
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
        <InvoiceFields {...fields} />
      </SubmissionForm>
    </Sheet>
  );
}
