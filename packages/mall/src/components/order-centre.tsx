import { ordersApi } from '@xinglin/api';
import { byCursor, choice, flag, listPage, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Gutter,
  IconLink,
  PillLinks,
  SearchBox,
  SearchIcon,
  SkeletonList,
} from '@xinglin/ui';
import { furtherKinds, mainKinds, shownKinds } from '../model/order-look';
import { listedGroups, OrderTabs, type ListedOrders } from './order-tabs';
import { MergedOrderCard } from './merged-order-card';

const longestText = 50;

/**
 * A list of the person's orders of all kinds, newest first, by where they stand, by kind and by what they are called.
 * @param which all of them, or those of the last months.
 */
export function orderCentrePage(which: 'all' | 'recent') {
  const isRecent = which === 'recent';
  const filters = {
    // Without one, all orders are meant.
    group: choice(listedGroups),
    kind: choice(shownKinds),
    q: words(longestText),
    // The field of the search, and the kinds that are ordered less often, are in view.
    find: flag,
    more: flag,
  };
  const wanted = ({ group, kind, q }: ListedOrders) => ({
    ...(group && { group }),
    ...(kind && { kind }),
    ...(q !== '' && { q }),
    ...(isRecent && { recent: true }),
  });
  return listPage({
    endpoint: ordersApi.endpoints.listMergedOrders,
    paging: byCursor,
    filters,
    input: ({ filters: chosen }, part) => ({ ...wanted(chosen), ...part }),
    title: isRecent ? 'mall:recentOrders.title' : 'mall:orders.title',
    backTo: href('account.profile'),
    head: ({ t, to, filters: { find } }) => ({
      action: (
        <IconLink label={t('mall:orders.search')} icon={<SearchIcon />} to={to({ find: !find })} />
      ),
    }),
    skeleton: <SkeletonList avatar lines={3} />,
    above: ({ t, filters: chosen, to, queryWith, pathname }) => {
      const { kind, q, find, more } = chosen;
      const isFolded = !more && !furtherKinds.some((one) => one === kind);
      return (
        <>
          {(find || q !== '') && (
            <Gutter>
              <SearchBox
                action={pathname}
                label={t('mall:orders.search')}
                placeholder={t('mall:orders.searchHint')}
                defaultValue={q}
                keep={queryWith({ q: '' })}
                maxLength={longestText}
              />
            </Gutter>
          )}
          <OrderTabs input={wanted(chosen)} chosen={chosen.group} to={(group) => to({ group })} />
          <PillLinks
            label={t('mall:orders.kinds')}
            items={[
              ...[undefined, ...mainKinds, ...(isFolded ? [] : furtherKinds)].map((one) => ({
                // i18n-keys: mall:kind.*
                text: t(`mall:kind.${one ?? 'all'}`),
                to: to({ kind: one }),
                active: one === kind,
              })),
              ...(isFolded
                ? [{ text: t('mall:orders.more'), to: to({ more: true }), active: false }]
                : []),
            ]}
          />
        </>
      );
    },
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
          kind="orders"
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
