import { consultApi, ChannelModule } from '@xinglin/api';
import { byCursor, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, EmptyState, Gutter, SkeletonList } from '@xinglin/ui';
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
      <ChannelModule
        of="consult.list"
        name="all"
        own={{ to: href('consult.listAll'), title: t('consult:list.all') }}
      >
        {({ to, title }) => (
          <Gutter>
            <Cluster align="end">
              <ButtonLink size="small" variant="outline" to={to}>
                {title}
              </ButtonLink>
            </Cluster>
          </Gutter>
        )}
      </ChannelModule>
      <ScheduledCalls />
    </>
  ),
  empty: ({ t }) => (
    <EmptyState
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
