import { usePageModules } from '@xinglin/api';
import { useAvailability } from '@xinglin/care';
import type { HomeDoctor as Doctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { Avatar, ButtonLink, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './home-lists.module.css';

/** A share of fewer reviews says nothing of a doctor. */
const leastReviews = 10;

/** A recommended doctor with both ways to them, each with its price. */
export function HomeDoctor({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('directory');
  const availabilityOf = useAvailability();
  const asks = usePageModules('directory.home')('askDoctor') !== null;
  const { doctorId: id, name, reviewCount, feeCents, askCents } = doctor;
  const page = href('directory.doctor', { id });
  const price = (cents: number) =>
    cents === 0 ? t('ui:priceFree') : formatCents(cents, { decimals: 'auto' });
  return (
    <article className={styles['doctor']}>
      <Avatar kind="doctor" gender={doctor.gender} seed={id} />
      <div className={styles['about']}>
        <h3 className={styles['name']}>
          <Link to={page} className={styles['cover']}>
            {name}
          </Link>{' '}
          <span>{doctor.titleText}</span>
        </h3>
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
        <p className={styles['free']}>{availabilityOf(doctor).text}</p>
      </div>
      <div className={styles['acts']}>
        <ButtonLink size="small" to={`${page}#schedule`}>
          {t('home.bookAt', { price: price(feeCents) })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        {asks && askCents !== null && (
          <ButtonLink size="small" variant="outline" to={href('consult.expertConsult', { id })}>
            {t('home.askAt', { price: price(askCents) })}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
