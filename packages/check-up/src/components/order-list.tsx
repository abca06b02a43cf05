import { checkUpApi } from '@xinglin/api';
import type { PhysicalOrderCard } from '@xinglin/gateway-sdk';
import { byCursor, choice, listPage, type ListView } from '@xinglin/pages';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { listHref } from '../model/links';
import { CheckUpCard } from './check-up-card';

const { listMyPhysicalOrders, cicPatientOrder } = checkUpApi.endpoints;

const groups = ['awaitingPayment', 'active', 'completed', 'cancelled'] as const;
const filters = { group: choice(groups) };
type Filters = typeof filters;

/** What lists of orders have in common; those of the diagnosis platform are a list of their own. */
const parts = (title: string, packageKind?: 'diagnosis') =>
  ({
    title,
    backTo: listHref(packageKind),
    paging: byCursor,
    filters,
    skeleton: <SkeletonList lines={3} />,
    above: ({ t, filters: chosen, to }: ListView<Filters>) => (
      <SegmentLinks
        label={t('check-up:orderList.tabs')}
        items={[undefined, ...groups].map((group) => ({
          // i18n-keys: check-up:orderList.group.*
          label: t(`check-up:orderList.group.${group ?? 'all'}`),
          to: to({ group }),
          active: group === chosen.group,
        }))}
      />
    ),
    empty: ({ t }: ListView<Filters>) => (
      <EmptyState
        kind="packages"
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
    item: (order: PhysicalOrderCard, { refetch }: { readonly refetch: () => void }) => (
      <CheckUpCard key={order.orderNo} order={order} onExpire={refetch} />
    ),
  }) as const;

/** A page of my check-ups, all of them and by where they stand. */
export const orderList = (title: string) =>
  listPage({
    endpoint: listMyPhysicalOrders,
    input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
    ...parts(title),
  });

/** The same of the diagnosis platform. */
export const platformOrderList = (title: string) =>
  listPage({
    endpoint: cicPatientOrder,
    input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
    ...parts(title, 'diagnosis'),
  });
