import { reviewsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { ReportUntreatedRequest } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Note, RadioGroup, ResultHeader, Stack, TextAreaField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaysOut } from './use-ways-out';

type Reason = ReportUntreatedRequest['reason'];

const reasons = ['doctorAway', 'turnedAway', 'cameLate', 'didNotGo'] as const satisfies Reason[];

const failureFields: FieldsOfFailures<'reason'> = {
  knows: (path) => path === 'reason',
  ofRefusal: () => undefined,
};

/** Says that a visit did not take place, and what comes next. */
export function UntreatedForm({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('reviews');
  const [reason, setReason] = useState<Reason>();
  const [detail, setDetail] = useState('');
  const [isSent, setSent] = useState(false);
  const [report] = reviewsApi.useReportUntreatedMutation();
  const waysOut = useWaysOut();
  const submission = useSubmission<'reason', unknown>({
    failureFields,
    waysOut,
    find: () =>
      reason === undefined ? [{ field: 'reason', message: t('notTreated.required') }] : [],
    send: () => report({ orderNo, reason: reason ?? 'didNotGo', detail }),
    onDone: () => {
      setSent(true);
      return Promise.resolve();
    },
  });
  if (isSent)
    return (
      <>
        <ResultHeader state="success" title={t('notTreated.done')}>
          {t('notTreated.next')}
        </ResultHeader>
        <Stack inset>
          <ButtonLink block variant="outline" to={href('booking.orderList')}>
            {t('toOrders')}
          </ButtonLink>
        </Stack>
      </>
    );
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('notTreated.send')}
      below={<Note>{t('notTreated.next')}</Note>}
    >
      <RadioGroup
        id={submission.idOf('reason')}
        label={t('notTreated.why')}
        name="reason"
        // i18n-keys: reviews:untreated.*
        options={reasons.map((value) => ({ value, label: t(`untreated.${value}`) }))}
        value={reason ?? ''}
        error={submission.problems.errorOf('reason')}
        onValueChange={(value) => setReason(reasons.find((one) => one === value))}
      />
      <TextAreaField
        label={t('notTreated.detail')}
        optional
        maxLength={200}
        value={detail}
        onValueChange={setDetail}
      />
    </SubmissionForm>
  );
}
