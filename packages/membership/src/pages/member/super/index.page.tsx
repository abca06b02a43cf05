import { membershipApi, type PageLoad } from '@xinglin/api';
import { listPage, pageCall, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { NoticeItem } from '../../../components/notice-item';
import { loadMyMembership, MyMembership } from '../../../components/my-membership';
import { ProductItem } from '../../../components/product-item';
import { productHref } from '../../../model/links';

const offers = pageCall(membershipApi.endpoints.getHealthVipActivity, () => ({
  kind: 'offer' as const,
}));

/** The front page of super membership: where I stand, the offer of now, the cards (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listHealthVipCards,
  paging: whole,
  input: () => ({ goodsType: 1 as const }),
  title: 'membership:super.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t }) => (
    <>
      <MyMembership />
      <ListGroup>
        <ListLink label={t('membership:superRights.title')} to={href('membership.superRights')} />
        <ListLink
          label={t('membership:superDoctorService.title')}
          to={href('membership.superDoctorService')}
        />
        <ListLink
          label={t('membership:superMySubscription.title')}
          to={href('membership.superMySubscription')}
        />
        <ListLink label={t('membership:coupons.title')} to={href('membership.coupons')} />
        <ListLink label={t('membership:free.title')} to={href('membership.free')} />
        <ListLink
          label={t('membership:superUpdateNotice.title')}
          to={href('membership.superUpdateNotice')}
        />
      </ListGroup>
      <Offers />
    </>
  ),
  empty: ({ t }) => <EmptyState title={t('membership:superProduct.none')} />,
  item: (product) => (
    <ProductItem key={product.goodsId} product={product} to={productHref(product.goodsId)} />
  ),
});

export const load: PageLoad = (place) => [
  ...page.load(place),
  ...offers.load(place),
  loadMyMembership,
];
export default page.Page;

function Offers(): ReactElement {
  const { answer } = offers.useAnswer();
  // What is offered beside the cards is missed by nobody where it cannot be asked for.
  return (
    <>
      {answer.currentData?.items.map((notice) => (
        <NoticeItem key={notice.noticeId} notice={notice} />
      ))}
    </>
  );
}
