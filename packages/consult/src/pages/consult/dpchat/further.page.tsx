import { consultApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { FollowUpForm } from '../../../components/follow-up-form';
import { followUpHref, followUpOf } from '../../../model/follow-up-place';

/** A patient tells a doctor how it went after a consult (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getRevisitRemind,
  input: ({ query }) => ({ followUpId: followUpOf(query) }),
  title: 'consult:followUpForm.title',
  backTo: (_followUp, { query }) => followUpHref(followUpOf(query)),
  gone: {
    title: 'consult:followUp.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('consult.listAll')}>
        {t('consult:list.all')}
      </ButtonLink>
    ),
  },
  children: (followUp, { t }) =>
    followUp.maySubmit ? (
      <FollowUpForm followUp={followUp} />
    ) : (
      <EmptyState
        kind="waiting"
        title={t('consult:followUpForm.closed')}
        action={
          <ButtonLink to={followUpHref(followUp.followUpId)}>
            {t('consult:followUpForm.see')}
          </ButtonLink>
        }
      />
    ),
});

export const { load } = page;
export default page.Page;
