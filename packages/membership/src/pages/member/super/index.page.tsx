import { membershipApi, type PageLoad } from '@xinglin/api';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import {
  CardLinks,
  loadMyMembership,
  MyMembership,
  useBuyBar,
} from '../../../components/my-membership';
import { NoticeItem } from '../../../components/notice-item';
import { cardRights } from '../../../components/right-tiles';

const offers = pageCall(membershipApi.endpoints.getHealthVipActivity, () => ({
  kind: 'offer' as const,
}));

/** The front page of super membership: the card and what it saved, or the cards to choose from (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.listHealthVipCards,
  input: () => ({ goodsType: 1 as const }),
  beside: [offers, cardRights],
  title: 'membership:super.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  useActionBar: useBuyBar,
  children: ({ items }, { t }) => (
    <>
      <MyMembership products={items} />
      {items.length === 0 && (
        <EmptyState kind="membership" title={t('membership:superProduct.none')} />
      )}
      <Offers />
      <ListGroup>
        <ListLink label={t('membership:superRights.title')} to={href('membership.superRights')} />
        <ListLink label={t('membership:coupons.title')} to={href('membership.coupons')} />
        <ListLink
          label={t('membership:superDoctorService.title')}
          to={href('membership.superDoctorService')}
        />
        <ListLink label={t('membership:free.title')} to={href('membership.free')} />
        <ListLink
          label={t('membership:superUpdateNotice.title')}
          to={href('membership.superUpdateNotice')}
        />
      </ListGroup>
      <CardLinks />
    </>
  ),
});

export const load: PageLoad = (place) => [...page.load(place), loadMyMembership];
export default page.Page;

function Offers(): ReactElement {
  const { answer } = offers.useAnswer();
  // Without an answer the page is complete: offers are beside the cards.
  return (
    <>
      {answer.currentData?.items.map((notice) => (
        <NoticeItem key={notice.noticeId} notice={notice} />
      ))}
    </>
  );
}
