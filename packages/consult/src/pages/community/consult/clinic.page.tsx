import { consultApi } from '@xinglin/api';
import { byCursor, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { ConsultCard } from '../../../components/consult-card';
import { afterHref, clinicKind } from '../../../model/clinic-ways';

/** What the person asked the clinics of communities: what runs leads to where it stands, what is over to what comes next (spec 2 §2.24). */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultOrders,
  paging: byCursor,
  input: (_place, part) => ({
    consultTypes: [clinicKind],
    communityClinic: true,
    listAll: true,
    ...part,
  }),
  title: 'clinics:mine.title',
  backTo: href('consult.communityClinicEntry'),
  skeleton: <SkeletonList lines={3} />,
  empty: ({ t }) => (
    <EmptyState
      kind="consults"
      title={t('clinics:mine.none')}
      action={
        <ButtonLink to={href('consult.communityClinicEntry')}>{t('clinics:mine.ask')}</ButtonLink>
      }
    />
  ),
  item: (consult, { refetch }) => (
    <ConsultCard
      key={consult.orderKey}
      consult={consult}
      {...(consult.group === 'completed' && { to: afterHref(consult.orderKey) })}
      onExpire={refetch}
    />
  ),
});

export const { load } = page;
export default page.Page;
