import type { ShiftCaseDetail, Wait } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { Avatar, ButtonLink, Card } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWays } from './use-ways';
import styles from './wait-list.module.css';

interface WaitAlternativesProps {
  alternatives: Wait['alternatives'];
  /** What is waited for. */
  shift: ShiftCaseDetail;
  patientId: string;
  /** Further ways, below the doctors. */
  children?: ReactNode;
}

/** Doctors of the department who have a free slot now, each with the first one; nothing without one and without children. */
export function WaitAlternatives(props: WaitAlternativesProps): ReactElement | null {
  const { alternatives, shift, patientId, children } = props;
  const { t } = useTranslation('booking');
  const flow = useWays();
  if (alternatives.length === 0 && children === undefined) return null;
  return (
    <Card
      title={t(alternatives.length === 0 ? 'wait.instead' : 'wait.insteadNow')}
      more={{
        to: flow.hospitalDepartment(shift.hospitalId, shift.hospDeptId),
        text: t('wait.moreDoctors'),
        label: `${t('wait.moreDoctors')} · ${t('wayOut.otherDoctor')}`,
      }}
    >
      <ul role="list" className={styles['others']}>
        {alternatives.map(({ doctor, shift: free }) => (
          <Alternative key={doctor.doctorId} doctor={doctor} free={free} patientId={patientId} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

function Alternative({
  doctor,
  free,
  patientId,
}: {
  doctor: Wait['alternatives'][number]['doctor'];
  free: ShiftCaseDetail;
  patientId: string;
}): ReactElement {
  const { t } = useTranslation('booking');
  const flow = useWays();
  const { day } = useShortMoments(free.timeZone);
  const time = `${day(free.date)} ${free.startTime}`;
  return (
    <li>
      <Avatar kind="doctor" gender={doctor.gender} seed={doctor.doctorId} size="small" />
      <div>
        <p className={styles['name']}>
          <Link to={flow.doctor(doctor.doctorId)}>
            <b>{doctor.name}</b>
          </Link>{' '}
          {doctor.titleText} · {doctor.hospitalName}
        </p>
        <p>
          <b className={styles['time']}>{time}</b> {t('wait.left', { count: free.remaining })}
        </p>
      </div>
      <ButtonLink
        size="small"
        variant="outline"
        to={flow.reservation(free, { patientId })}
        aria-label={t('wait.bookNamed', {
          doctor: doctor.name,
          time,
          fee: formatCents(free.feeCents, { decimals: 'auto' }),
        })}
      >
        {t('wait.book', { fee: formatCents(free.feeCents, { decimals: 'auto' }) })}
      </ButtonLink>
    </li>
  );
}
