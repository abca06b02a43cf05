import type { ReactElement } from 'react';
import { Price } from '../display/price';
import { ShieldIcon } from '../icons/status-icons';
import styles from './action-bar.module.css';
import type { ActionBarProps } from './props';

/** Sticky bottom bar; see {@link ActionBarProps}. Give it to {@link Page} as `actionBar`. */
export function ActionBar({
  promise,
  sticky = false,
  lead,
  priceLabel,
  cents,
  listCents,
  compact,
  children,
}: ActionBarProps): ReactElement {
  return (
    // The floating button keeps clear of what is marked as the bottom.
    <div
      className={styles['bar']}
      data-sticky={sticky || undefined}
      data-bottom={sticky ? '' : undefined}
    >
      {promise !== undefined && (
        <p className={styles['promise']}>
          <ShieldIcon />
          <span>{promise}</span>
        </p>
      )}
      {lead !== undefined && (
        <div className={styles['lead']}>
          <b>{lead.title}</b>
          <span>{lead.note}</span>
        </div>
      )}
      {cents !== undefined && (
        <div className={styles['amount']}>
          {priceLabel !== undefined && <div className={styles['label']}>{priceLabel}</div>}
          <Price cents={cents} size="large" compact={compact} />
          {listCents !== undefined && (
            <s className={styles['list']}>
              <Price cents={listCents} compact={compact} tone="plain" />
            </s>
          )}
        </div>
      )}
      <div className={styles['action']}>{children}</div>
    </div>
  );
}
