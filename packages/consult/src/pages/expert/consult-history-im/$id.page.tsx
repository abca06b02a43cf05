import { consultApi } from '@xinglin/api';
import { byCursor, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { ConsultCard } from '../../../components/consult-card';

const doctorOf = ({ params }: { readonly params: Readonly<Record<string, string | undefined>> }) =>
  params['id'] ?? '';

/** What the person asked one doctor before, each with its conversation; the account's own only (spec 2 §2.9). */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultOrders,
  paging: byCursor,
  input: (place, part) => ({ listAll: true, doctorUserId: doctorOf(place), ...part }),
  title: 'consult:history.title',
  backTo: (place) => href('directory.doctor', { id: doctorOf(place) }),
  skeleton: <SkeletonList lines={3} />,
  empty: (view) => (
    <EmptyState
      kind="consults"
      title={view.t('consult:history.none')}
      action={
        <ButtonLink to={href('consult.expertConsult', { id: doctorOf(view) })}>
          {view.t('consult:history.ask')}
        </ButtonLink>
      }
    />
  ),
  item: (consult, { refetch }) => (
    <ConsultCard key={consult.orderKey} consult={consult} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
