import { healthServicesApi, useSession } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, ListGroup, ListLink, ResultHeader, useHydrated } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentState } from '../../../../components/comment-state';
import { orgCodeIn } from '../../../../model/org-code';

/** What became of a comment, and where to go from there; only its author sees how it stands (spec 2 §2.8). */
const page = detailPage({
  endpoint: healthServicesApi.endpoints.getOrganization,
  input: ({ query }) => ({ orgCode: orgCodeIn(query) }),
  title: 'health-services:commentResult.title',
  backTo: (_, { query }) => href('health-services.organisation', {}, { orgCode: orgCodeIn(query) }),
  gone: {
    title: 'health-services:organisation.gone',
    action: ({ t }) => (
      <ButtonLink to={href('health-services.organisations')}>
        {t('health-services:home.all')}
      </ButtonLink>
    ),
  },
  children: ({ orgCode, name }, { t }) => (
    <>
      <OwnResult orgCode={orgCode} name={name} />
      <ListGroup>
        <ListLink
          to={href('health-services.evaluations', {}, { orgCode })}
          label={t('health-services:evaluations.title')}
        />
        <ListLink
          to={href('health-services.comment', {}, { orgCode })}
          label={t('health-services:commentResult.see')}
        />
        <ListLink to={href('health-services.home')} label={t('health-services:home.title')} />
      </ListGroup>
    </>
  ),
});

/** Thanks, and how the comment stands for who wrote one. */
function OwnResult({ orgCode, name }: { orgCode: string; name: string }): ReactElement {
  const { t } = useTranslation('health-services');
  const isSignedIn = useSession()?.login === true;
  // What the server sends is the same for all, so that it can be kept.
  const isHydrated = useHydrated();
  const { currentData } = healthServicesApi.useGetOwnOrganizationCommentQuery(
    { orgCode },
    { skip: !isSignedIn || !isHydrated },
  );
  const comment = currentData?.comment;
  if (!comment) return <ResultHeader state="over" title={t('commentResult.nothing', { name })} />;
  const isRead = comment.state === 'published';
  return (
    <>
      <ResultHeader
        state={isRead ? 'success' : 'waiting'}
        title={t('commentResult.thanks', { name })}
      />
      <CommentState comment={comment} />
    </>
  );
}

export const { load } = page;
export default page.Page;
