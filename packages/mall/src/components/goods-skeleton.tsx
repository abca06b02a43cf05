import { Card, Skeleton, SkeletonRegion, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import styles from './goods-hero.module.css';

/** Goods that load: their picture, their price, and what stands below. */
export function GoodsSkeleton(): ReactElement {
  return (
    <SkeletonRegion>
      <div className={styles['hero']}>
        <div className={styles['room']} />
      </div>
      {[4, 2, 2].map((lines, index) => (
        <Card key={index} as="div">
          <Stack>
            <Skeleton shape="title" width="wide" />
            {Array.from({ length: lines - 1 }, (_, line) => (
              <Skeleton key={line} width={line % 2 === 0 ? undefined : 'half'} />
            ))}
          </Stack>
        </Card>
      ))}
    </SkeletonRegion>
  );
}
