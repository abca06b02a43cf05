import type { ListTelemedicineDoctorsResponse as Experts } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { Avatar, DottedFacts, leastReviews, Price } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './people.module.css';

interface ExpertItemProps {
  readonly expert: Experts['items'][number];
  /** Where the row links to; the times by default. */
  readonly to?: string;
  readonly titleLevel?: 2 | 3;
}

/** An expert of a list: face, hospital, what others say, the next free time and what a session costs. */
export function ExpertItem({ expert, to, titleLevel = 2 }: ExpertItemProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  const { doctor, priceCents, nextAt, timeZone } = expert;
  const { moment } = useShortMoments(timeZone);
  const { doctorId, name, reviewCount, praisePerMille } = doctor;
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['row']}>
      <Avatar kind="doctor" gender={doctor.gender} seed={doctorId} />
      <div className={styles['about']}>
        <Heading className={styles['name']}>
          <Link to={to ?? href('telemedicine.doctor', {}, { doctorId })}>{name}</Link>{' '}
          <span>{doctor.titleText}</span>
        </Heading>
        <p className={styles['quiet']}>
          <DottedFacts>{`${doctor.hospitalName} · ${doctor.hospDeptName}`}</DottedFacts>
        </p>
        <p className={styles['cut']}>{doctor.speciality}</p>
        {reviewCount >= leastReviews && (
          <p className={styles['quiet']}>
            {t('doctors.praise', {
              percent: (praisePerMille / 10).toFixed(1),
              count: reviewCount,
            })}
          </p>
        )}
      </div>
      <p className={styles['side']}>
        <Price cents={priceCents} size="large" compact />
        {nextAt === null ? (
          <span className={styles['quiet']}>{t('doctors.full')}</span>
        ) : (
          <span className={styles['free']}>{moment(nextAt)}</span>
        )}
      </p>
    </article>
  );
}

/** Experts below each other in one card. */
export function ExpertRows({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['rows']}>{children}</div>;
}
