import type { ReactElement } from 'react';
import { CloseIcon } from '../icons/navigation-icons';
import { CheckIcon, ClockIcon, WarningIcon } from '../icons/status-icons';
import styles from './chip.module.css';
import type { ChipProps, StatusChipProps, Tone } from './props';

/** A small rounded label; see {@link ChipProps}. */
export function Chip({ tone = 'brand', children }: ChipProps): ReactElement {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {children}
    </span>
  );
}

const looks: Record<StatusChipProps['state'], { tone: Tone; icon: ReactElement }> = {
  upcoming: { tone: 'brand', icon: <CheckIcon /> },
  underway: { tone: 'brand', icon: <ClockIcon /> },
  attention: { tone: 'warning', icon: <ClockIcon /> },
  done: { tone: 'neutral', icon: <CheckIcon /> },
  cancelled: { tone: 'neutral', icon: <CloseIcon /> },
  problem: { tone: 'danger', icon: <WarningIcon /> },
};

/** The state of an order; see {@link StatusChipProps}. */
export function StatusChip({ state, children }: StatusChipProps): ReactElement {
  const { tone, icon } = looks[state];
  return (
    <span className={styles['chip']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
