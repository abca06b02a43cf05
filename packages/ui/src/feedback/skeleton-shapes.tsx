import type { ReactElement } from 'react';
import type { SkeletonPillsProps, SkeletonProps, SkeletonRowsProps } from './props';
import { Skeleton, SkeletonLines, SkeletonRegion } from './skeleton';
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

/** Rows of a list that load; see {@link SkeletonRowsProps}. */
export function SkeletonRows({
  count = 3,
  labelled = false,
  lines = 1,
}: SkeletonRowsProps): ReactElement {
  return (
    <SkeletonRegion>
      <div className={styles['group']}>
        {labelled && (
          <div className={styles['label']}>
            <Skeleton width="short" />
          </div>
        )}
        <div className={styles['rows']}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={styles['row']}>
              <Skeleton shape="title" width="half" />
              <SkeletonLines count={lines - 1} />
            </div>
          ))}
        </div>
      </div>
    </SkeletonRegion>
  );
}

/** A row of pills that loads; see {@link SkeletonPillsProps}. */
export function SkeletonPills({ count = 4 }: SkeletonPillsProps): ReactElement {
  return (
    <SkeletonRegion>
      <div className={styles['pills']}>{shapesOf(count, 'button')}</div>
    </SkeletonRegion>
  );
}

function shapesOf(count: number, shape: SkeletonProps['shape']): ReactElement[] {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} shape={shape} />);
}
