import { checkUpApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { Guide } from '../../../components/guide';

/** What a private check-up is like at each organisation (spec 2 §2.15). */
const page = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalOrganisations,
  paging: whole,
  input: () => ({ kind: 'private' as const }),
  title: 'check-up:privateCheckUpGuide.title',
  backTo: href('check-up.privateCheckUp'),
  skeleton: <SkeletonList lines={4} />,
  empty: ({ t }) => (
    <EmptyState
      kind="hospitals"
      title={t('check-up:organisation.none')}
      action={<ButtonLink to={href('check-up.home')}>{t('check-up:list.all')}</ButtonLink>}
    />
  ),
  item: (organisation) => <Guide key={organisation.orgCode} organisation={organisation} />,
});

export const { load } = page;
export default page.Page;
