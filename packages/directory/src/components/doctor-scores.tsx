import { usePageModules } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatCount } from '@xinglin/rules';
import { Card, NextIcon, ScoreBars, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './doctor-scores.module.css';

/** What the doctor is good at, and how patients score them. */
export function DoctorScores({ doctor }: { doctor: Doctor }): ReactElement | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const modules = usePageModules('directory.doctor');
  const { doctorId, speciality, voices } = doctor;
  const goodAt = modules('speciality', { title: t('doctor.speciality') });
  const profile = modules('profile', { to: href('directory.doctorProfile', { doctorId }) });
  const scores = modules('reviews') && voices?.score != null && voices;
  if (!goodAt && !scores) return null;
  return (
    <Card as="div">
      {goodAt && (
        <div className={styles['goodAt']}>
          <h2>{goodAt.title}</h2>
          <p>{speciality}</p>
          {profile && (
            <Link to={profile.to}>
              {t('doctor.details')}
              <VisuallyHidden> {t('doctor.moreIntroduction')}</VisuallyHidden>
              <NextIcon />
            </Link>
          )}
        </div>
      )}
      {scores && voices.score !== null && (
        <ScoreBars
          score={voices.score}
          count={t('doctor.reviewCount', {
            count: voices.reviewCount,
            shown: formatCount(voices.reviewCount, locale),
          })}
          items={voices.aspects.map(({ key, score }) => ({
            // i18n-keys: directory:doctor.aspect.*
            name: t(`doctor.aspect.${key}`),
            score,
          }))}
        />
      )}
    </Card>
  );
}
