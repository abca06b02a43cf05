import { failureMessage, reviewsApi } from '@xinglin/api';
import type { SubmitReportRequest } from '@xinglin/gateway-sdk';
import { Button, Dialog, Loaded, NoticeBar, RadioGroup, SkeletonList, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Reason = SubmitReportRequest['reason'];

/** Asks why a review should not stand there, and tells the platform. */
export default function ReportDialog({
  commentKey,
  onClose,
}: {
  commentKey: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const toast = useToast();
  const reasons = reviewsApi.useGetReportQuickContentQuery();
  const [submit, { isLoading, error }] = reviewsApi.useSubmitReportMutation();
  const [reason, setReason] = useState<Reason>();
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    if (isLoading) return;
    setMissing(reason === undefined);
    if (reason === undefined) return;
    const answer = await submit({ commentKey, reason });
    if (answer.error !== undefined) return;
    toast.show(t('report.done'), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('report.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('report.keep')}
          </Button>
          <Button pending={isLoading} onClick={() => void send()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Loaded query={reasons} skeleton={<SkeletonList lines={3} count={1} />}>
        {({ items }) => (
          <RadioGroup
            label={t('report.why')}
            name="reason"
            options={items.map(({ reason: value, text: label }) => ({ value, label }))}
            value={reason ?? ''}
            error={isMissing && reason === undefined ? t('report.required') : undefined}
            onValueChange={(value) => setReason(items.find((one) => one.reason === value)?.reason)}
          />
        )}
      </Loaded>
      {error !== undefined && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
    </Dialog>
  );
}
