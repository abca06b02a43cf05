import { healthServicesApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Note } from '@xinglin/ui';
import { CommentForm } from '../../../components/comment-form';
import { CommentState } from '../../../components/comment-state';
import { TakeBack } from '../../../components/take-back';
import { orgCodeIn } from '../../../model/org-code';

/** What the person says of an organisation: once, and changed or taken back later (spec 2 §2.8). */
const page = detailPage({
  endpoint: healthServicesApi.endpoints.getOwnOrganizationComment,
  input: ({ query }) => ({ orgCode: orgCodeIn(query) }),
  title: 'health-services:comment.title',
  backTo: (_, { query }) => href('health-services.organisation', {}, { orgCode: orgCodeIn(query) }),
  gone: {
    title: 'health-services:organisation.gone',
    action: ({ t }) => (
      <ButtonLink to={href('health-services.organisations')}>
        {t('health-services:home.all')}
      </ButtonLink>
    ),
  },
  children: ({ orgName, comment }, { t, query }) => (
    <>
      <Card title={orgName}>
        <Note>{t('health-services:comment.rule')}</Note>
      </Card>
      {comment && <CommentState comment={comment} />}
      <CommentForm key={comment?.commentKey} orgCode={orgCodeIn(query)} comment={comment} />
      {comment && <TakeBack orgCode={orgCodeIn(query)} orgName={orgName} />}
    </>
  ),
});

export const { load } = page;
export default page.Page;
