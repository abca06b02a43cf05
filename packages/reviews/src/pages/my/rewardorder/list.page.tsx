import { rewardsApi } from '@xinglin/api';
import type { TipCard } from '@xinglin/gateway-sdk';
import { OrderCard } from '@xinglin/orders';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';

const groups = ['awaitingPayment', 'completed', 'cancelled'] as const;

const looks = {
  awaitingPayment: 'attention',
  active: 'underway',
  refunding: 'underway',
  completed: 'done',
  cancelled: 'cancelled',
} as const satisfies Record<TipCard['group'], string>;

/** The gifts by which the account thanked doctors, all of them and by where they stand (spec 2 §2.20). */
const page = listPage({
  endpoint: rewardsApi.endpoints.listTipOrders,
  paging: byCursor,
  // Without one, all gifts are meant.
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'reviews:rewardList.title',
  backTo: href('reviews.own'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <SegmentLinks
      label={t('reviews:rewardList.tabs')}
      items={[undefined, ...groups].map((group) => ({
        // i18n-keys: reviews:rewardList.group.*
        label: t(`reviews:rewardList.group.${group ?? 'all'}`),
        to: to({ group }),
        active: group === filters.group,
      }))}
    />
  ),
  empty: ({ t, filters: { group = 'all' } }) => (
    // i18n-keys: reviews:rewardList.empty.*
    <EmptyState
      kind="letters"
      title={t(`reviews:rewardList.empty.${group}`)}
      action={<ButtonLink to={href('reviews.own')}>{t('reviews:own.title')}</ButtonLink>}
    />
  ),
  item: (gift, { t, refetch }) => (
    <OrderCard
      key={gift.orderNo}
      order={gift}
      to={href('reviews.rewardResult', { orderKey: gift.orderNo })}
      title={gift.title}
      state={looks[gift.group]}
      lines={[
        t('reviews:rewardList.doctor', { doctor: gift.doctorName, hospital: gift.hospitalName }),
        formatCents(gift.amountCents),
      ]}
      onExpire={refetch}
    />
  ),
});

export const { load } = page;
export default page.Page;
