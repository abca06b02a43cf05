import { useServerClock } from '@xinglin/api';
import type { Wait } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { useShortMoments } from '@xinglin/orders';
import { formatTimeRange } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import {
  AppointmentCard,
  ButtonLink,
  Card,
  Countdown,
  NoticeBar,
  RichText,
  StatusChip,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dateBadge } from '../model/visit';
import { LeaveWait } from './leave-wait';
import { WaitAlternatives } from './wait-alternatives';
import { WaitHead } from './wait-head';
import styles from './wait-list.module.css';
import { WaitPosition } from './wait-position';
import { WaitSteps } from './wait-steps';

const looks = {
  waiting: { state: 'underway', tone: 'brand' },
  offered: { state: 'attention', tone: 'warning' },
  taken: { state: 'done', tone: 'neutral' },
  lapsed: { state: 'problem', tone: 'neutral' },
  left: { state: 'cancelled', tone: 'neutral' },
  closed: { state: 'cancelled', tone: 'neutral' },
} as const satisfies Record<Wait['state'], object>;

/** One wait of a list: the queue with what follows while it runs, the offer to pay, or what came of it. */
export function WaitCard({ wait }: { wait: Wait }): ReactElement {
  if (wait.state === 'waiting') return <WaitingCard wait={wait} />;
  if (wait.state === 'offered') return <OfferedCard wait={wait} />;
  return <EndedCard wait={wait} />;
}

function StateChip({ state }: Pick<Wait, 'state'>): ReactElement {
  const { t } = useTranslation('booking');
  return (
    <StatusChip state={looks[state].state}>
      {t(`wait.state.${state}`) /* i18n-keys: booking:wait.state.* */}
    </StatusChip>
  );
}

function WaitingCard({ wait }: { wait: Wait }): ReactElement {
  const { t } = useTranslation('booking');
  const { shift, drawsAt, offerMinutes } = wait;
  const { moment } = useShortMoments(shift.timeZone);
  return (
    <>
      <Card as="article">
        <div className={styles['wait']}>
          <WaitHead
            shift={shift}
            patientName={wait.patientName}
            to={href('directory.doctor', { id: shift.doctorId })}
            chip={<StateChip state={wait.state} />}
          />
          <WaitPosition
            position={wait.position}
            waiting={wait.waiting}
            chanceOfTen={wait.chanceOfTen}
            isJoined
            draw={drawsAt === null ? null : t('wait.drawn', { moment: moment(drawsAt) })}
          />
          {offerMinutes !== null && (
            <WaitSteps feeCents={shift.feeCents} offerMinutes={offerMinutes} mobile={wait.mobile} />
          )}
          <div className={styles['foot']}>
            <span>{t('wait.closes', { moment: moment(wait.closesAt) })}</span>
            <LeaveWait wait={wait} />
          </div>
        </div>
      </Card>
      <WaitAlternatives alternatives={wait.alternatives} shift={shift} patientId={wait.patientId} />
    </>
  );
}

/** A slot is held: until when, and the way to pay it. */
function OfferedCard({ wait }: { wait: Wait }): ReactElement {
  const { t } = useTranslation('booking');
  const clock = useServerClock();
  const { offeredOrderNo, offerUntil, shift } = wait;
  const left = offerUntil !== null && <Countdown until={offerUntil} {...clock} />;
  return (
    <Card as="article">
      <div className={styles['wait']}>
        <WaitHead
          shift={shift}
          patientName={wait.patientName}
          {...(offeredOrderNo !== null && {
            to: href('booking.orderDetail', { orderNo: offeredOrderNo }),
          })}
          chip={<StateChip state={wait.state} />}
        />
        {offerUntil !== null && (
          <NoticeBar tone="warning">
            <RichText text={t('wait.held')} parts={{ time: () => left }} />
          </NoticeBar>
        )}
        <div className={styles['foot']}>
          <LeaveWait wait={wait} />
          {offeredOrderNo !== null && (
            <ButtonLink
              size="small"
              to={href('booking.reservationPay', { orderNo: offeredOrderNo })}
            >
              {t('wait.pay')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

function EndedCard({ wait }: { wait: Wait }): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const { shift, state, offeredOrderNo } = wait;
  const look = looks[state];
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
      ]}
    />
  );
}
