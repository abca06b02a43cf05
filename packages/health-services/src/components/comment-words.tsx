import type { HealthComment } from '@xinglin/gateway-sdk';
import { Avatar, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentTime } from './comment-time';
import styles from './place-page.module.css';

/** One comment: who, how many stars, when, and the words where there are any. */
export function CommentWords({
  comment: { commentKey, authorName, score, text, createdAt, edited },
}: {
  comment: HealthComment;
}): ReactElement {
  const { t } = useTranslation('health-services');
  return (
    <figure className={styles['comment']}>
      <Avatar kind="person" size="tiny" seed={commentKey} />
      <div>
        <figcaption>
          <span>{authorName ?? t('evaluations.unnamed')}</span>
          <span className={styles['quiet']}>
            <CommentTime at={createdAt} edited={edited} />
          </span>
        </figcaption>
        <Stars score={score} label={t('stars', { score })} />
        {text !== '' && <blockquote>{text}</blockquote>}
      </div>
    </figure>
  );
}
