import type { Review } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { Chip, Cluster, Note, Stack, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './review-body.module.css';

/** What a review says and shows: the same for everybody and for its author. */
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
  const { score, tags, pictures, answer, createdAt, edited, diseaseName } = review;
  const said = text ?? review.text;
  const day = formatDay(dayAt(createdAt), locale, { year: true });
  return (
    <Stack gap={2}>
      {score !== null && <Stars score={score} label={t('stars', { score })} />}
      {tags.length > 0 && (
        <Cluster>
          {tags.map((tag) => (
            <Chip key={tag.key}>{tag.text}</Chip>
          ))}
        </Cluster>
      )}
      {said !== '' && <p className={styles['text']}>{said}</p>}
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
      {answer && (
        <div className={styles['answer']}>
          <b>{t(review.doctorName === null ? 'answer.hospital' : 'answer.doctor')}</b>
          <p className={styles['text']}>{answer.text}</p>
        </div>
      )}
    </Stack>
  );
}
