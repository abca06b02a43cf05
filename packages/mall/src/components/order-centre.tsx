import { ordersApi } from '@xinglin/api';
import { byCursor, choice, listPage, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Gutter,
  PillLinks,
  SearchBox,
  SegmentLinks,
  SkeletonList,
} from '@xinglin/ui';
import { shownKinds } from '../model/order-look';
import { MergedOrderCard } from './merged-order-card';

const groups = ['awaitingPayment', 'active', 'refunding', 'completed', 'cancelled'] as const;
const longestText = 50;

/**
 * A list of the person's orders of all kinds, newest first, by where they stand, by kind and by what they are called.
 * @param which all of them, or those of the last months.
 */
export function orderCentrePage(which: 'all' | 'recent') {
  const isRecent = which === 'recent';
  return listPage({
    endpoint: ordersApi.endpoints.listMergedOrders,
    paging: byCursor,
    // Without one, all orders are meant.
    filters: { group: choice(groups), kind: choice(shownKinds), q: words(longestText) },
    input: ({ filters: { group, kind, q } }, part) => ({
      ...(group && { group }),
      ...(kind && { kind }),
      ...(q !== '' && { q }),
      ...(isRecent && { recent: true }),
      ...part,
    }),
    title: isRecent ? 'mall:recentOrders.title' : 'mall:orders.title',
    backTo: href('account.profile'),
    skeleton: <SkeletonList avatar lines={3} />,
    above: ({ t, filters, to, queryWith, pathname }) => (
      <>
        <Gutter>
          <SearchBox
            action={pathname}
            label={t('mall:orders.search')}
            placeholder={t('mall:orders.searchHint')}
            defaultValue={filters.q}
            keep={queryWith({ q: '' })}
            maxLength={longestText}
          />
        </Gutter>
        <SegmentLinks
          label={t('mall:orders.states')}
          items={[undefined, ...groups].map((group) => ({
            // i18n-keys: mall:orders.group.*
            label: t(`mall:orders.group.${group ?? 'all'}`),
            to: to({ group }),
            active: group === filters.group,
          }))}
        />
        <PillLinks
          label={t('mall:orders.kinds')}
          items={[undefined, ...shownKinds].map((kind) => ({
            // i18n-keys: mall:kind.*
            text: t(`mall:kind.${kind ?? 'all'}`),
            to: to({ kind }),
            active: kind === filters.kind,
          }))}
        />
      </>
    ),
    empty: ({ t, filters, to }) => {
      const isFiltered =
        filters.group !== undefined || filters.kind !== undefined || filters.q !== '';
      if (isFiltered)
        return (
          <EmptyState
            kind="search"
            title={t('mall:orders.noneSuch')}
            action={
              <ButtonLink variant="outline" to={to({ group: undefined, kind: undefined, q: '' })}>
                {t('mall:orders.showAll')}
              </ButtonLink>
            }
          />
        );
      return (
        <EmptyState
          title={t(isRecent ? 'mall:recentOrders.none' : 'mall:orders.none')}
          message={t('mall:orders.noneHint')}
          action={
            isRecent ? (
              <ButtonLink to={href('mall.mergedOrderList')}>{t('mall:orders.older')}</ButtonLink>
            ) : (
              <ButtonLink to={href('directory.home')}>{t('mall:orders.toHome')}</ButtonLink>
            )
          }
        />
      );
    },
    item: (order, { refetch }) => (
      <MergedOrderCard key={order.orderNo} order={order} onExpire={refetch} />
    ),
  });
}
