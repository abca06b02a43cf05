import { checkUpApi, consultApi, failureMessage } from '@xinglin/api';
import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ActionBar, Button, ButtonLink, ChatIcon, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** The price of a question to the doctor on duty, which is what the bar asks. */
export const quickQuestion = pageCall(consultApi.endpoints.checkConsultService, () => ({
  kind: 'fast' as const,
}));

/** What follows from a report: a visit, and a question to a doctor that has the values outside their range already. */
export function ReportBar({
  report: { orderNo, patientId },
}: {
  report: Pick<PhysicalReport, 'orderNo' | 'patientId'>;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const navigate = useNavigate();
  const [prepare, { isLoading, error }] = checkUpApi.useCheckupConsultOrderMutation();
  const cents = quickQuestion.useAnswer().answer.currentData?.priceCents ?? null;
  const ask = async (): Promise<void> => {
    const answer = await prepare({ orderNo, patientId });
    if (answer.error === undefined) await navigate(href('consult.publicAsk'));
  };
  return (
    <>
      {error !== undefined && !isLoading && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
      <ActionBar promise={t('report.readers')}>
        <ButtonLink variant="outline" to={href('booking.home')}>
          {t('report.visit')}
        </ButtonLink>
        <Button icon={<ChatIcon />} pending={isLoading} onClick={() => void ask()}>
          {cents === null
            ? t('report.ask')
            : t('report.askAt', { price: formatCents(cents, { decimals: 'auto' }) })}
        </Button>
      </ActionBar>
    </>
  );
}
