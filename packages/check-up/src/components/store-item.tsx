import type { CheckUpStore } from '@xinglin/gateway-sdk';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { StoreWay } from './store-days';

/** A store: where it is, when it is open, and its telephone. */
export function StoreItem({ store }: { readonly store: CheckUpStore }): ReactElement {
  return (
    <Card as="article" title={store.name}>
      <StoreWay store={store} />
    </Card>
  );
}
