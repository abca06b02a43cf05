import { checkUpApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { Guide } from '../../../../components/guide';

/** What a visit for dental scaling is like at one organisation (spec 2 §2.15). */
const page = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalOrganisations,
  paging: whole,
  input: ({ params }) => ({ kind: 'dental' as const, orgCode: params['hospitalId'] ?? '' }),
  title: 'check-up:scalingGuide.title',
  backTo: href('check-up.scaling'),
  skeleton: <SkeletonList lines={4} count={1} />,
  empty: ({ t }) => (
    <EmptyState
      kind="hospitals"
      title={t('check-up:organisation.none')}
      action={<ButtonLink to={href('check-up.scaling')}>{t('check-up:scaling.title')}</ButtonLink>}
    />
  ),
  item: (organisation) => <Guide key={organisation.orgCode} organisation={organisation} />,
});

export const { load } = page;
export default page.Page;
