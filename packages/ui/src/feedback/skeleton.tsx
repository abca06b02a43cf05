import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../display/visually-hidden';
import type {
  SkeletonCardProps,
  SkeletonListProps,
  SkeletonProps,
  SkeletonRegionProps,
} from './props';
import styles from './skeleton.module.css';

/** One grey shape; see {@link SkeletonProps}. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps): ReactElement {
  return (
    <span className={styles['shape']} data-shape={shape} data-width={width} aria-hidden="true" />
  );
}

const widths = ['wide', 'full', 'half', 'wide'] as const;

/** A card that loads; see {@link SkeletonCardProps}. */
export function SkeletonCard({ avatar = false, lines = 2 }: SkeletonCardProps): ReactElement {
  return (
    <div className={styles['card']} aria-hidden="true">
      {avatar && <Skeleton shape="circle" />}
      <div className={styles['lines']}>
        <Skeleton shape="title" width="short" />
        <SkeletonLines count={lines} />
      </div>
    </div>
  );
}

/** Lines of text that load, of different lengths as words are. */
export function SkeletonLines({ count }: { count: number }): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={widths[index % widths.length]} />
      ))}
    </>
  );
}

/** Shapes with one polite status; see {@link SkeletonRegionProps}. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <div>
      <VisuallyHidden live>{label ?? t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Several cards that load; see {@link SkeletonListProps}. */
export function SkeletonList({ count = 3, label, ...card }: SkeletonListProps): ReactElement {
  return (
    <SkeletonRegion label={label}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} {...card} />
      ))}
    </SkeletonRegion>
  );
}
