import { ordersApi } from '@xinglin/api';
import type { ListMergedOrdersRequest, OrderCounts } from '@xinglin/gateway-sdk';
import { SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownKind } from '../model/order-look';

/** Groups by which orders are listed; those that have ended are reached by their address alone. */
export const listedGroups = [
  'awaitingPayment',
  'active',
  'toReview',
  'refunding',
  'completed',
  'cancelled',
] as const;
type ListedGroup = (typeof listedGroups)[number];

/** What the address of a list of orders chooses. */
export interface ListedOrders {
  readonly group: ListedGroup | undefined;
  readonly kind: ShownKind | undefined;
  readonly q: string;
}

/** The tabs, of which only those are counted where something is to be done. */
const tabs = ['awaitingPayment', 'active', 'toReview', 'refunding'] as const;
const counted: readonly (keyof OrderCounts)[] = ['awaitingPayment', 'active'];

/** Orders by where they stand, with how many wait; the counts come with the list that the page shows. */
export function OrderTabs({
  input,
  chosen,
  to,
}: {
  /** The request of the list's first part. */
  input: ListMergedOrdersRequest;
  chosen: ListedGroup | undefined;
  to: (group: ListedGroup | undefined) => string;
}): ReactElement {
  const { t } = useTranslation('mall');
  const { currentData } = ordersApi.useListMergedOrdersQuery(input);
  return (
    <SegmentLinks
      label={t('orders.states')}
      items={[undefined, ...tabs].map((group) => ({
        // i18n-keys: mall:orders.group.*
        label: t(`orders.group.${group ?? 'all'}`),
        to: to(group),
        active: group === chosen,
        count:
          group !== undefined && counted.includes(group) ? (currentData?.counts?.[group] ?? 0) : 0,
      }))}
    />
  );
}
