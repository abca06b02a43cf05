import { consultApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, SkeletonList } from '@xinglin/ui';
import { Emergency } from '../../components/emergency';
import { ServiceCard } from '../../components/service-card';

/** Every way to ask a doctor with all of its terms, side by side (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getConsultHomepage,
  input: () => undefined,
  title: 'asking:more.title',
  backTo: href('consult.portal'),
  skeleton: <SkeletonList lines={4} count={3} />,
  children: ({ services }, { t }) => (
    <>
      <Emergency />
      {services.length === 0 ? (
        <EmptyState title={t('asking:portal.none')} />
      ) : (
        services.map((service) => <ServiceCard key={service.kind} service={service} />)
      )}
    </>
  ),
});

export const { load } = page;
export default page.Page;
