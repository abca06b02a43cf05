import { patientsApi, servicePackagesApi } from '@xinglin/api';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import type { ServicePackage } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { BuyForm } from '../../../components/buy-form';
import { PackageFacts } from '../../../components/package-facts';

const patients = pageCall(patientsApi.endpoints.listPatients, () => undefined);

/** A package: for whom, what it contains, what goes back, and the way to buy it (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageDetail,
  input: ({ params }) => ({ packageCode: params['packageCode'] ?? '' }),
  beside: [patients],
  title: (offer, t) => offer?.title ?? t('service-packages:package.title'),
  head: ({ title, summary }) => ({ title, description: summary }),
  backTo: href('service-packages.search'),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'service-packages:package.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('service-packages.search')}>
        {t('service-packages:search.all')}
      </ButtonLink>
    ),
  },
  children: (offer) => (
    <>
      <PackageFacts offer={offer} />
      <Buy offer={offer} />
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

/** Who is not signed in is told so when they buy: until then the family is empty. */
function Buy({ offer }: { offer: ServicePackage }): ReactElement {
  const { answer } = patients.useAnswer();
  return <BuyForm offer={offer} family={answer.currentData?.items ?? []} />;
}
