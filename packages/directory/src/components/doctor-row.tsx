import { useAvailability } from '@xinglin/care';
import type { DoctorCard as Doctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Avatar, leastReviews } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './doctor-row.module.css';
import { DoctorWays } from './doctor-ways';

interface DoctorRowProps {
  doctor: Doctor;
  /** When the doctor can be seen; the next free day by default. */
  free?: ReactNode;
  /** Whether a visit is offered where no place is free: the doctor's page has the list of those who wait. */
  booksAlways?: boolean;
  /** Whether the channel offers questions. */
  asks?: boolean;
  titleLevel?: 2 | 3;
}

/** A doctor with both ways to them, each with its price. */
export function DoctorRow({
  doctor,
  free,
  booksAlways = false,
  asks = true,
  titleLevel = 3,
}: DoctorRowProps): ReactElement {
  const { t } = useTranslation('directory');
  const availabilityOf = useAvailability();
  const { doctorId: id, reviewCount } = doctor;
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['doctor']}>
      <Avatar kind="doctor" gender={doctor.gender} seed={id} />
      <div className={styles['about']}>
        <Heading className={styles['name']}>
          <Link to={href('directory.doctor', { id })} className={styles['cover']}>
            {doctor.name}
          </Link>{' '}
          <span>{doctor.titleText}</span>
        </Heading>
        <p className={`${styles['line']} ${styles['cut']}`}>{doctor.hospitalName}</p>
        <p className={`${styles['line']} ${styles['cut']}`}>
          {doctor.hospDeptName} · {doctor.speciality}
        </p>
        {reviewCount >= leastReviews && (
          <p className={styles['line']}>
            <b>{(doctor.praisePerMille / 10).toFixed(1)}%</b>{' '}
            {t('home.praise', { count: reviewCount })}
          </p>
        )}
        <p className={styles['free']}>{free ?? availabilityOf(doctor).text}</p>
      </div>
      <div className={styles['acts']}>
        <DoctorWays
          doctor={doctor}
          books={booksAlways || doctor.availability === 'available'}
          asks={asks}
        />
      </div>
    </article>
  );
}
