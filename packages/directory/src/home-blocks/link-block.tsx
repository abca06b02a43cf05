import { Card, ListGroup, ListLink, Loaded, SkeletonList, type LoadedProps } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';

/** On home: a few of something as rows, last the way to all of them where there is one. Nothing where there are none. */
export function LinkBlock<Item, Failure>({
  title,
  query,
  more,
  children,
}: {
  title: string;
  query: LoadedProps<{ readonly items: readonly Item[] }, Failure>['query'];
  more?: { readonly label: string; readonly to: string };
  children: (item: Item) => ReactNode;
}): ReactElement | null {
  const items = query.currentData?.items;
  if (items?.length === 0) return null;
  return items === undefined ? (
    <Card title={title}>
      <Loaded query={query} skeleton={<SkeletonList lines={2} count={3} />}>
        {() => null}
      </Loaded>
    </Card>
  ) : (
    <ListGroup label={title} showLabel>
      {items.map(children)}
      {more && <ListLink {...more} />}
    </ListGroup>
  );
}
