import { checkUpApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import { offersOfPackage } from '../../../../components/other-offers';
import { PackageBar } from '../../../../components/package-bar';
import { PackageFacts } from '../../../../components/package-facts';
import { ownFamily } from '../../../../components/package-person';
import { storesOfPackage } from '../../../../components/package-way';
import { listHref, packageCodeOf } from '../../../../model/links';

/** A package: what each item is for, who should not, how to prepare, what goes back (spec 2 §2.15). */
const page = detailPage({
  endpoint: checkUpApi.endpoints.getPhysicalPackage,
  input: (place) => ({ packageCode: packageCodeOf(place) }),
  beside: [offersOfPackage, storesOfPackage, ownFamily],
  isHeadOver: true,
  title: (offer, t) => offer?.title ?? t('check-up:packageDetail.title'),
  head: ({ title, summary }) => ({ title, description: summary }),
  backTo: (offer) => listHref(offer?.kind),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'check-up:packageDetail.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('check-up.home')}>
        {t('check-up:list.all')}
      </ButtonLink>
    ),
  },
  bar: (offer) => <PackageBar offer={offer} />,
  children: (offer) => <PackageFacts offer={offer} />,
});

export const { load, head } = page;
export default page.Page;
