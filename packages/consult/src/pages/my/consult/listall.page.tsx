import { consultApi } from '@xinglin/api';
import { byCursor, choice, listPage, ModuleLink } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, EmptyState, Gutter, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { ConsultCard } from '../../../components/consult-card';

const groups = ['awaitingPayment', 'active', 'completed', 'cancelled'] as const;

/** My consults, all of them and by where they stand (spec 2 §2.20). */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultOrders,
  paging: byCursor,
  // Without one, all consults are meant.
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ listAll: true, ...(group && { group }), ...part }),
  title: 'consult:listAll.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <>
      <SegmentLinks
        label={t('consult:listAll.tabs')}
        items={[undefined, ...groups].map((group) => ({
          // i18n-keys: consult:listAll.group.*
          label: t(`consult:listAll.group.${group ?? 'all'}`),
          to: to({ group }),
          active: group === filters.group,
        }))}
      />
      <Gutter>
        <Cluster align="end">
          <ModuleLink
            of="consult.listAll"
            name="byPatient"
            to={href('consult.patientOrderList')}
            title={t('consult:listAll.byPatient')}
          />
          <ModuleLink
            of="consult.listAll"
            name="examinations"
            to={href('consult.cloudCheck')}
            title={t('consult:listAll.examinations')}
          />
          <ModuleLink
            of="consult.listAll"
            name="expenses"
            to={href('consult.medicalInsuranceList')}
            title={t('consult:listAll.expenses')}
          />
        </Cluster>
      </Gutter>
    </>
  ),
  empty: ({ t, filters: { group = 'all' } }) => (
    // i18n-keys: consult:listAll.empty.*
    <EmptyState
      kind="consults"
      title={t(`consult:listAll.empty.${group}`)}
      action={<ButtonLink to={href('consult.portal')}>{t('consult:list.ask')}</ButtonLink>}
    />
  ),
  item: (consult, { refetch }) => (
    <ConsultCard key={consult.orderKey} consult={consult} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
