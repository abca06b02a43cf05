import { healthServicesApi, type PageLoad } from '@xinglin/api';
import { choice, idFilter, listPage, numbered, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, Note, SegmentLinks, Stack, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentTime } from '../../../components/comment-time';
import { orgCodeIn } from '../../../model/org-code';

const { listOrganizationComments, getOrganization } = healthServicesApi.endpoints;
const shares = ['good', 'middle', 'poor'] as const;
const organisation = pageCall(getOrganization, ({ query }) => ({ orgCode: orgCodeIn(query) }));

/** What people say of an organisation, all of it or by their stars (spec 2 §2.8). */
const page = listPage({
  endpoint: listOrganizationComments,
  paging: numbered,
  filters: { orgCode: idFilter, share: choice(shares) },
  input: ({ query, filters: { share } }, part) => ({
    orgCode: orgCodeIn(query),
    ...(share && { share }),
    ...part,
  }),
  title: 'health-services:evaluations.title',
  backTo: ({ query }) => href('health-services.organisation', {}, { orgCode: orgCodeIn(query) }),
  above: ({ t, filters, to }) => (
    <>
      <Head />
      <SegmentLinks
        label={t('health-services:evaluations.shares')}
        items={[undefined, ...shares].map((share) => ({
          // i18n-keys: health-services:evaluations.share.*
          label: t(`health-services:evaluations.share.${share ?? 'all'}`),
          to: to({ share }),
          active: share === filters.share,
        }))}
      />
    </>
  ),
  empty: ({ t, query }) => (
    <EmptyState
      title={t('health-services:evaluations.none')}
      action={
        <ButtonLink
          variant="outline"
          to={href('health-services.comment', {}, { orgCode: orgCodeIn(query) })}
        >
          {t('health-services:comment.title')}
        </ButtonLink>
      }
    />
  ),
  item: ({ commentKey, authorName, score, text, createdAt, edited }, { t }) => (
    <Card
      key={commentKey}
      as="article"
      title={authorName ?? t('health-services:evaluations.unnamed')}
      aside={<CommentTime at={createdAt} edited={edited} />}
    >
      <Stack gap={2}>
        <Stars score={score} label={t('health-services:stars', { score })} />
        {text !== '' && <p>{text}</p>}
      </Stack>
    </Card>
  ),
});

/** Whom it is about, with the mean of the stars. */
function Head(): ReactElement | null {
  const { t } = useTranslation('health-services');
  const { currentData } = organisation.useAnswer().answer;
  if (currentData === undefined) return null;
  const { name, average, commentCount } = currentData;
  return (
    <Card title={name}>
      {average === null ? (
        <Note>{t('evaluations.none')}</Note>
      ) : (
        <Stars
          score={average}
          label={t('organisation.rating', { score: average.toFixed(1), count: commentCount })}
        />
      )}
    </Card>
  );
}

export const load: PageLoad = (place) => [...page.load(place), ...organisation.load(place)];
export default page.Page;
