import { consultApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { isBlank, trimmedText } from '@xinglin/rules';
import { Note, Sheet, TextAreaField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const failureFields: FieldsOfFailures<'reason'> = {
  knows: (path): path is 'reason' => path === 'reason',
  ofRefusal: (code) => (code === errorCodes.textRefused ? 'reason' : undefined),
};

/** Why a patient asks for the money of a consult that is over; the service decides. */
export default function RefundForm({
  orderKey,
  onClose,
}: {
  readonly orderKey: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [ask] = consultApi.useRefundConsultOrderMutation();
  const submission = useSubmission<'reason', { readonly outcome: string }>({
    failureFields,
    find: () =>
      isBlank(reason) ? [{ field: 'reason' as const, message: t('refund.needed') }] : [],
    send: () => ask({ orderKey, reason: trimmedText(reason) }),
    onDone: () => {
      toast.show(t('refund.done'), { tone: 'success' });
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('refund.button')}>
      <SubmissionForm
        submission={submission}
        submitLabel={t('refund.send')}
        below={<Note>{t('refund.once')}</Note>}
      >
        <TextAreaField
          id={submission.idOf('reason')}
          label={t('refund.reason')}
          rows={4}
          maxLength={200}
          placeholder={t('refund.placeholder')}
          value={reason}
          error={submission.problems.errorOf('reason')}
          onValueChange={setReason}
        />
      </SubmissionForm>
    </Sheet>
  );
}
