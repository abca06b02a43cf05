import { bookingApi, failureMessage } from '@xinglin/api';
import type { OrderConfig, Patient, ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant, momentOf } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import { Button, Card, Gutter, NoticeBar, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OtherWays } from './other-ways';
import { useWaysOut } from './use-ways-out';

interface JoinWaitListProps {
  shift: ShiftCaseDetail;
  patient: Patient;
  config: OrderConfig;
  /** When the places are drawn; null where the shift is full. */
  drawsAt: string | null;
}

/** What the list of a shift means, and the button that joins it. */
export default function JoinWaitList({
  shift,
  patient,
  config,
  drawsAt,
}: JoinWaitListProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const navigate = useNavigate();
  const [joinList, joining] = bookingApi.useJoinWaitListMutation();
  const waysOut = useWaysOut(joining.error, shift, { patient });
  const startsAt = momentOf(shift.date, shift.startTime, shift.timeZone).getTime();
  const closesAt = startsAt - config.waitCloseMinutesBefore * 60_000;
  const join = async () => {
    const { data } = await joinList({
      shiftCaseId: shift.shiftCaseId,
      patientId: patient.patientId,
    });
    if (data) await navigate(href('booking.waits'), { replace: true });
  };
  return (
    <Card title={t(drawsAt === null ? 'wait.joinTitle' : 'wait.drawTitle')}>
      {joining.error && (
        <NoticeBar tone="danger" live>
          {failureMessage(joining.error, t)}
        </NoticeBar>
      )}
      <OtherWays ways={waysOut} />
      <Stack gap={2}>
        <Note>
          {drawsAt === null
            ? t('wait.order')
            : t('wait.drawn', { moment: formatInstant(drawsAt, locale, shift.timeZone) })}
        </Note>
        <Note>{t('wait.held', { count: config.offerMinutes })}</Note>
        <Note>
          {t('wait.closes', {
            moment: formatInstant(new Date(closesAt).toISOString(), locale, shift.timeZone),
          })}
        </Note>
      </Stack>
      <Gutter>
        <Button block pending={joining.isLoading || joining.isSuccess} onClick={() => void join()}>
          {t(drawsAt === null ? 'wait.join' : 'wait.enterDraw')}
        </Button>
      </Gutter>
    </Card>
  );
}
