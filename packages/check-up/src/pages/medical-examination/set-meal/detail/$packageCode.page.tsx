import { checkUpApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import { useCompareBar } from '../../../../components/compare-bar';
import { offersOfPackage } from '../../../../components/other-offers';
import { PackageFacts } from '../../../../components/package-facts';
import { listHref, packageCodeOf } from '../../../../model/links';

/** A package: what each item is for, who should not, how to prepare, what goes back (spec 2 §2.15). */
const page = detailPage({
  endpoint: checkUpApi.endpoints.getPhysicalPackage,
  input: (place) => ({ packageCode: packageCodeOf(place) }),
  beside: [offersOfPackage],
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
  useActionBar: useCompareBar,
  children: (offer) => <PackageFacts offer={offer} />,
});

export const { load, head } = page;
export default page.Page;
