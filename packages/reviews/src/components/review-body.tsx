import type { Review } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { Avatar, Chip, Cluster, Note, Stack, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isCritical } from '../model/critical-tags';
import styles from './review-body.module.css';

/** What a review says and shows: the same for its author and for everyone else. */
export function ReviewBody({
  review,
  text,
}: {
  review: Review;
  /** In place of what others read. */
  text?: string;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const { score, tags, pictures, createdAt, edited, diseaseName } = review;
  const said = text ?? review.text;
  const day = formatDay(dayAt(createdAt), locale, { year: true });
  return (
    <Stack gap={2}>
      {score !== null && <Stars score={score} label={t('stars', { score })} />}
      {said !== '' && <p className={styles['text']}>{said}</p>}
      {tags.length > 0 && (
        <Cluster>
          {tags.map((tag) => (
            <Chip key={tag.key} tone={isCritical(tag.key) ? 'warning' : 'brand'}>
              {tag.text}
            </Chip>
          ))}
        </Cluster>
      )}
      {pictures.length > 0 && (
        <ul role="list" className={styles['pictures']}>
          {pictures.map(({ url }, place) => (
            <li key={url}>
              <a href={`/gateway${url}`} target="_blank" rel="noreferrer">
                <img
                  src={`/gateway${url}`}
                  loading="lazy"
                  alt={t('picture.of', { place: place + 1, number: pictures.length })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Note>
        {[day, diseaseName, edited ? t('edited') : null].filter((one) => one !== null).join(' · ')}
      </Note>
      <ReviewAnswer review={review} />
    </Stack>
  );
}

/** The doctor's or the hospital's answer, beside the doctor's face. */
export function ReviewAnswer({ review }: { review: Review }): ReactElement | null {
  const { t } = useTranslation('reviews');
  const { answer, doctorId, doctorName, doctorGender } = review;
  if (answer === null) return null;
  return (
    <div className={styles['answer']}>
      {doctorId !== null && (
        <Avatar kind="doctor" size="tiny" seed={doctorId} gender={doctorGender ?? 'unknown'} />
      )}
      <div className={styles['bubble']}>
        <b>
          {doctorName === null ? t('answer.hospital') : t('answer.doctor', { name: doctorName })}
        </b>
        <p className={styles['text']}>{answer.text}</p>
      </div>
    </div>
  );
}
