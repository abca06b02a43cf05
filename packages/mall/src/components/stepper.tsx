import { IconButton } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './goods.module.css';

interface StepperProps {
  /** What there are so many of. */
  readonly of: string;
  readonly count: number;
  /** Fewest, 1 unless told. */
  readonly least?: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

/** How many of something, one more or one fewer at a time. */
export function Stepper({ of, count, least = 1, most, onCount }: StepperProps): ReactElement {
  const { t } = useTranslation('mall');
  const step = (by: -1 | 1) => {
    const next = Math.max(least, Math.min(most, count + by));
    if (next !== count) onCount(next);
  };
  return (
    <fieldset className={styles['stepper']} aria-label={t('stepper.of', { name: of })}>
      <IconButton
        label={t('stepper.fewer')}
        icon={<span aria-hidden>−</span>}
        aria-disabled={count <= least}
        onClick={() => step(-1)}
      />
      <output aria-live="polite">{count}</output>
      <IconButton
        label={t('stepper.more')}
        icon={<span aria-hidden>+</span>}
        aria-disabled={count >= most}
        onClick={() => step(1)}
      />
    </fieldset>
  );
}
