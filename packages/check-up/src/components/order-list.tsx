import { checkUpApi } from '@xinglin/api';
import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { listHref } from '../model/links';
import { CheckUpCard } from './check-up-card';

const groups = ['awaitingPayment', 'active', 'completed', 'cancelled'] as const;

interface OrderListOptions {
  /** Key of a text, with its namespace. */
  readonly title: string;
  /** Orders of all kinds where it is left out. */
  readonly packageKind?: CheckUpPackageCard['kind'];
}

/** A page of my orders, all of them and by where they stand. */
export function orderList({ title, packageKind }: OrderListOptions) {
  return listPage({
    endpoint: checkUpApi.endpoints.listMyPhysicalOrders,
    paging: byCursor,
    filters: { group: choice(groups) },
    input: ({ filters: { group } }, part) => ({
      ...(packageKind && { packageKind }),
      ...(group && { group }),
      ...part,
    }),
    title,
    backTo: listHref(packageKind),
    skeleton: <SkeletonList lines={3} />,
    above: ({ t, filters, to }) => (
      <SegmentLinks
        label={t('check-up:orderList.tabs')}
        items={[undefined, ...groups].map((group) => ({
          // i18n-keys: check-up:orderList.group.*
          label: t(`check-up:orderList.group.${group ?? 'all'}`),
          to: to({ group }),
          active: group === filters.group,
        }))}
      />
    ),
    empty: ({ t }) => (
      <EmptyState
        title={t('check-up:orderList.none')}
        action={
          <ButtonLink to={listHref(packageKind)}>
            {t(
              packageKind === 'diagnosis' ? 'check-up:diagnosisPlatform.all' : 'check-up:list.all',
            )}
          </ButtonLink>
        }
      />
    ),
    item: (order, { refetch }) => (
      <CheckUpCard key={order.orderNo} order={order} onExpire={refetch} />
    ),
  });
}
