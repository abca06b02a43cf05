import { usePageModules } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatMonth } from '@xinglin/rules';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './doctor-voices.module.css';

/** What those who were there say: the words they choose, those of blame beside the others, and two of them at length. */
export function DoctorVoices({ doctor }: { doctor: Doctor }): ReactElement | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const reviews = usePageModules('directory.doctor')('reviews', { title: t('doctor.reviews') });
  const { doctorId, voices } = doctor;
  if (!reviews) return null;
  return (
    <Card
      title={reviews.title}
      more={{
        to: href('reviews.ofDoctor', { expertId: doctorId }),
        text: t('doctor.afterVisit'),
        label: `${reviews.title} · ${t('doctor.afterVisit')}`,
      }}
    >
      {voices === null || voices.reviewCount === 0 ? (
        <Note>{t('doctor.noReviews')}</Note>
      ) : (
        <>
          <ul role="list" className={styles['tags']}>
            {voices.tags.map(({ key, text, count, isCritical }) => (
              <li key={key} data-critical={isCritical || undefined}>
                {text} <b>{count}</b>
              </li>
            ))}
          </ul>
          {voices.said.map(({ commentKey, text, authorName, createdAt }) => (
            <blockquote key={commentKey} className={styles['said']}>
              <p>{text}</p>
              <footer>
                {authorName ?? t('doctor.unnamed')} {formatMonth(dayAt(createdAt), locale)}
              </footer>
            </blockquote>
          ))}
        </>
      )}
    </Card>
  );
}
