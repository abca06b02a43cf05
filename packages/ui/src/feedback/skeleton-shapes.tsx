import type { ReactElement } from 'react';
import type { SkeletonProps } from './props';
import { Skeleton, SkeletonRegion } from './skeleton';
import styles from './skeleton-shapes.module.css';

/** A schedule that loads: a week of days, and times below. */
export function SkeletonSchedule(): ReactElement {
  return (
    <SkeletonRegion>
      <div className={styles['week']}>{shapesOf(7, 'block')}</div>
      <div className={styles['times']}>{shapesOf(6, 'button')}</div>
    </SkeletonRegion>
  );
}

/** Departments that load: groups on the left, what is in them on the right. */
export function SkeletonTree(): ReactElement {
  return (
    <SkeletonRegion>
      <div className={styles['tree']}>
        <div>{shapesOf(5, 'button')}</div>
        <div>{shapesOf(5, 'button')}</div>
      </div>
    </SkeletonRegion>
  );
}

function shapesOf(count: number, shape: SkeletonProps['shape']): ReactElement[] {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} shape={shape} />);
}
