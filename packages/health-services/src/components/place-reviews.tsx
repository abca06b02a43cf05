import { healthServicesApi } from '@xinglin/api';
import type { HealthOrganisation } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, leastReviews, ListGroup, ListLink, PillLinks, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orgCodeIn } from '../model/org-code';
import { CommentWords } from './comment-words';
import styles from './place-page.module.css';

/** The newest two. */
const newest = pageCall(healthServicesApi.endpoints.listOrganizationComments, ({ query }) => ({
  orgCode: orgCodeIn(query),
  pageSize: 2,
}));

export const newestComments: Pick<typeof newest, 'load'> = newest;

const shares = ['good', 'middle', 'poor'] as const;

/** What people say of an organisation: the mean where enough said so, how many of each opinion, and the newest words. */
export function PlaceReviews({ found }: { found: HealthOrganisation }): ReactElement {
  const { t } = useTranslation('health-services');
  const { orgCode, average, commentCount } = found;
  const { currentData } = newest.useAnswer().answer;
  const all = href('health-services.evaluations', {}, { orgCode });
  if (commentCount === 0)
    return (
      <ListGroup>
        <ListLink
          to={href('health-services.comment', {}, { orgCode })}
          label={t('comment.title')}
          value={t('evaluations.first')}
        />
      </ListGroup>
    );
  const count = t('place.comments', { count: commentCount });
  return (
    <Card
      title={t('evaluations.title')}
      more={{ to: all, text: count, label: `${count} · ${t('evaluations.title')}` }}
    >
      {average !== null && commentCount >= leastReviews && (
        <p className={styles['mean']}>
          <b>{average.toFixed(1)}</b>
          <Stars score={average} label={t('stars', { score: average.toFixed(1) })} />
        </p>
      )}
      <div className={styles['shares']}>
        <PillLinks
          label={t('evaluations.shares')}
          items={shares
            .filter((share) => found[share] > 0)
            .map((share) => ({
              text: t('filter.counted', {
                // i18n-keys: health-services:evaluations.share.*
                text: t(`evaluations.share.${share}`),
                count: found[share],
              }),
              to: href('health-services.evaluations', {}, { orgCode, share }),
              active: false,
            }))}
        />
      </div>
      {currentData?.items.map((comment) => (
        <CommentWords key={comment.commentKey} comment={comment} />
      ))}
    </Card>
  );
}
