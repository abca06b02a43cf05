import { servicePackagesApi } from '@xinglin/api';
import type { PackageUse } from '@xinglin/gateway-sdk';
import { listPage, whole } from '@xinglin/pages';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactNode } from 'react';
import { orderHref } from '../model/links';
import { itemAt, orderAt } from '../model/order-at';

/** A page of what was used of an item, the newest first. */
export function listOfUses({
  title,
  item,
}: {
  readonly title: string;
  readonly item: (use: PackageUse) => ReactNode;
}) {
  return listPage({
    endpoint: servicePackagesApi.endpoints.listCustomServices,
    paging: whole,
    input: (place) => ({ ...orderAt(place), serviceId: itemAt(place) }),
    title,
    backTo: (place) => orderHref(orderAt(place).orderNo),
    skeleton: <SkeletonList lines={3} />,
    empty: (view) => (
      <EmptyState
        kind="packages"
        title={view.t('service-packages:customServiceList.none')}
        action={
          <ButtonLink to={orderHref(orderAt(view).orderNo)}>
            {view.t('service-packages:item.toOrder')}
          </ButtonLink>
        }
      />
    ),
    item,
  });
}
