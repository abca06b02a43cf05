import type { Wait } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant, formatTimeRange } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import { AppointmentCard, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dateBadge } from '../model/visit';
import { LeaveWait } from './leave-wait';

const looks = {
  waiting: { state: 'underway', tone: 'brand' },
  offered: { state: 'attention', tone: 'warning' },
  taken: { state: 'done', tone: 'neutral' },
  lapsed: { state: 'problem', tone: 'neutral' },
  left: { state: 'cancelled', tone: 'neutral' },
  closed: { state: 'cancelled', tone: 'neutral' },
} as const satisfies Record<Wait['state'], object>;

/** One wait in a list: where one stands, what comes next, and what can be done. */
export function WaitCard({ wait }: { wait: Wait }): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const { shift, state, offeredOrderNo } = wait;
  const look = looks[state];
  const moment = (at: string) => formatInstant(at, locale, shift.timeZone);
  return (
    <AppointmentCard
      to={
        offeredOrderNo === null
          ? href('directory.doctor', { id: shift.doctorId })
          : href('booking.orderDetail', { orderNo: offeredOrderNo })
      }
      date={{ ...dateBadge(shift.date, locale), tone: look.tone }}
      title={t('visit.doctorAndTitle', { doctor: shift.doctorName, title: shift.titleText })}
      state={look.state}
      stateText={t(`wait.state.${state}`) /* i18n-keys: booking:wait.state.* */}
      lines={[
        t('card.place', { hospital: shift.hospitalName, department: shift.hospDeptName }),
        t('card.timeAndPatient', {
          time: formatTimeRange(shift.startTime, shift.endTime),
          patient: wait.patientName,
        }),
        ...(wait.position === null
          ? []
          : [t('wait.position', { position: wait.position, waiting: wait.waiting })]),
        ...(wait.drawsAt === null ? [] : [t('wait.drawsAt', { moment: moment(wait.drawsAt) })]),
        ...(state === 'waiting' ? [t('wait.closes', { moment: moment(wait.closesAt) })] : []),
        ...(wait.offerUntil === null
          ? []
          : [t('wait.heldUntil', { moment: moment(wait.offerUntil) })]),
      ]}
      actions={
        <>
          {(state === 'waiting' || state === 'offered') && <LeaveWait wait={wait} />}
          {state === 'offered' && offeredOrderNo !== null && (
            <ButtonLink
              size="small"
              to={href('booking.reservationPay', { orderNo: offeredOrderNo })}
            >
              {t('wait.pay')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
