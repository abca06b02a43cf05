import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../actions/button';
import { Price } from '../display/price';
import type { ShiftListItem, ShiftListProps } from './props';
import styles from './shift-list.module.css';

function ShiftAction({ item }: { item: ShiftListItem }): ReactElement {
  const { action, state, stateText } = item;
  if (action === undefined) return <span className={styles['state']}>{stateText}</span>;
  // Booking is the main thing of a row; what a full shift offers (候补) is the quieter one.
  const look = {
    size: 'small',
    variant: state === 'open' ? 'primary' : 'outline',
    'aria-label': action.label,
  } as const;
  if (action.to !== undefined) {
    return (
      <ButtonLink to={action.to} {...look}>
        {action.text}
      </ButtonLink>
    );
  }
  return (
    <Button pending={action.pending} onClick={action.onClick} {...look}>
      {action.text}
    </Button>
  );
}

/** Shifts of one day; see {@link ShiftListProps}. */
export function ShiftList({ label, items }: ShiftListProps): ReactElement {
  return (
    <ul role="list" className={styles['list']} aria-label={label}>
      {items.map((item) => (
        <li key={item.shiftCaseId} className={styles['shift']} data-state={item.state}>
          <div className={styles['texts']}>
            <div className={styles['time']}>
              {item.periodText !== undefined && `${item.periodText} `}
              <span>{item.timeText}</span>
            </div>
            <div className={styles['remaining']}>{item.remainingText}</div>
          </div>
          <div className={styles['end']}>
            <Price cents={item.cents} compact />
            <ShiftAction item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}
