import { consultApi } from '@xinglin/api';
import { byCursor, listPage, ModuleLink } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { ConsultCard } from '../../../components/consult-card';
import { ScheduledCalls } from '../../../components/scheduled-calls';

/** The consults that are open: to be paid, waiting, under way (spec 2 §2.9). */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultOrders,
  paging: byCursor,
  input: (_place, part) => ({ listAll: false, ...part }),
  title: 'consult:list.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t }) => (
    <>
      <ModuleLink
        alone
        of="consult.list"
        name="all"
        to={href('consult.listAll')}
        title={t('consult:list.all')}
      />
      <ScheduledCalls />
    </>
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="consults"
      title={t('consult:list.none')}
      action={<ButtonLink to={href('consult.portal')}>{t('consult:list.ask')}</ButtonLink>}
    />
  ),
  item: (consult, { refetch }) => (
    <ConsultCard key={consult.orderKey} consult={consult} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
