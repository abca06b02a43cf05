import { healthServicesApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, HospitalScene, SkeletonList } from '@xinglin/ui';
import { PlaceBar } from '../../../components/place-bar';
import { PlaceHead } from '../../../components/place-head';
import { newestComments, PlaceReviews } from '../../../components/place-reviews';
import { PlaceServices } from '../../../components/place-services';
import { orgCodeIn } from '../../../model/org-code';
import styles from '../../../components/place-page.module.css';

/** One organisation: what it does and costs, where and when, what people say, and the call that arranges a visit (spec 2 §2.8). */
const page = detailPage({
  endpoint: healthServicesApi.endpoints.getOrganization,
  input: ({ query }) => ({ orgCode: orgCodeIn(query) }),
  beside: [newestComments],
  title: (found, t) => found?.name ?? t('health-services:organisation.title'),
  head: ({ name, introduction }) => ({ title: name, description: introduction }),
  backTo: href('health-services.organisations'),
  isHeadOver: true,
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'health-services:organisation.gone',
    action: ({ t }) => (
      <ButtonLink to={href('health-services.organisations')}>
        {t('health-services:home.all')}
      </ButtonLink>
    ),
  },
  bar: (found) => <PlaceBar found={found} />,
  children: (found) => (
    <>
      <HospitalScene seed={found.orgCode} />
      <div className={styles['parts']}>
        <PlaceHead found={found} />
        <PlaceServices found={found} />
        <PlaceReviews found={found} />
      </div>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
