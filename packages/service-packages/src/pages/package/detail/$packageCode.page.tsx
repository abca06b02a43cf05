import { patientsApi, servicePackagesApi, useChannel, useSession } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href, signInHref } from '@xinglin/routes';
import { ActionBar, ButtonLink, SkeletonList } from '@xinglin/ui';
import type { ServicePackage } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BuyForm } from '../../../components/buy-form';
import { PackageFacts, PackageRules } from '../../../components/package-facts';

/** A package: for whom, what it contains, what goes back, and the way to buy it (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageDetail,
  input: ({ params }) => ({ packageCode: params['packageCode'] ?? '' }),
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
  isHeadOver: true,
  children: (offer) => (
    <>
      <PackageFacts offer={offer} />
      <Buy offer={offer} />
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

function Buy({ offer }: { offer: ServicePackage }): ReactElement {
  return useSession()?.login === true ? <OwnBuy offer={offer} /> : <SignInToBuy offer={offer} />;
}

function SignInToBuy({ offer }: { offer: ServicePackage }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  return (
    <>
      <PackageRules offer={offer} />
      <ActionBar
        sticky
        priceLabel={t('package.days', { count: offer.days })}
        cents={offer.priceCents}
        compact
      >
        <ButtonLink to={signInHref(signIn, pathname, { target: pathname + search })}>
          {t('buy.signIn')}
        </ButtonLink>
      </ActionBar>
    </>
  );
}

/** The family is requested beside the package: who cannot be listed is chosen after paying. */
function OwnBuy({ offer }: { offer: ServicePackage }): ReactElement {
  const { currentData } = patientsApi.useListPatientsQuery();
  return (
    <BuyForm offer={offer} family={currentData?.items ?? []}>
      <PackageRules offer={offer} />
    </BuyForm>
  );
}
