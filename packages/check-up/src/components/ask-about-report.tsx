import { checkUpApi, failureMessage } from '@xinglin/api';
import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Button, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** Asks a doctor about a report: what is outside its range, and its pictures, stand in the form already. */
export function AskAboutReport({
  report: { orderNo, patientId },
}: {
  report: Pick<PhysicalReport, 'orderNo' | 'patientId'>;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const navigate = useNavigate();
  const [prepare, { isLoading, error }] = checkUpApi.useCheckupConsultOrderMutation();
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
      <Button block pending={isLoading} onClick={() => void ask()}>
        {t('report.ask')}
      </Button>
    </>
  );
}
