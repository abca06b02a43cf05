import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { SubscriptionItem } from '../../../components/subscription-item';

/** My cards: until when, whether I am reminded, what comes next, giving one up in two taps (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listMyVipCards,
  paging: whole,
  input: () => undefined,
  title: 'membership:superMySubscription.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={4} />,
  below: ({ t }) => (
    <ListGroup>
      <ListLink
        label={t('membership:superOrderList.title')}
        to={href('membership.superOrderList')}
      />
      <ListLink
        label={t('membership:memberTeamList.title')}
        to={href('membership.memberTeamList')}
      />
    </ListGroup>
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="membership"
      title={t('membership:superMySubscription.none')}
      action={
        <ButtonLink to={href('membership.superBuy')}>{t('membership:superBuy.title')}</ButtonLink>
      }
    />
  ),
  item: (card) => <SubscriptionItem key={card.cardId} card={card} />,
});

export const { load } = page;
export default page.Page;
