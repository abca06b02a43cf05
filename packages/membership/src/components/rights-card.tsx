import type { VipRight } from '@xinglin/gateway-sdk';
import { Card, HuedTiles, type CardProps } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { rightHref } from '../model/links';
import { rightLooks } from '../model/looks';

/** The benefits of a card, each a link to where it is used; nothing where there are none. */
export function RightsCard({
  title,
  rights,
  more,
}: {
  readonly title: string;
  readonly rights: readonly Pick<VipRight, 'title' | 'way'>[];
} & Pick<CardProps, 'more'>): ReactElement | null {
  if (rights.length === 0) return null;
  return (
    <Card title={title} more={more}>
      <HuedTiles
        four
        label={title}
        items={rights.map((right) => ({
          to: rightHref(right.way),
          ...rightLooks[right.way],
          name: right.title,
        }))}
      />
    </Card>
  );
}
