import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SlotTile, SlotTilesProps } from './props';
import styles from './slot-tiles.module.css';

function Tile({ slot }: { slot: SlotTile }): ReactElement {
  const { to, label, state, time, note, stays } = slot;
  const content = (
    <>
      <b>{time}</b> {note}
    </>
  );
  if (to === undefined)
    return (
      <span className={styles['tile']} data-state={state}>
        {content}
      </span>
    );
  return (
    <Link
      to={to}
      className={styles['tile']}
      data-state={state}
      aria-label={label}
      aria-current={state === 'chosen' ? 'true' : undefined}
      replace={stays ?? false}
      preventScrollReset={stays ?? false}
    >
      {content}
    </Link>
  );
}

/** Times as tiles, a row of them behind each half of the day; see {@link SlotTilesProps}. */
export function SlotTiles({ rows }: SlotTilesProps): ReactElement {
  return (
    <div className={styles['rows']}>
      {rows.map(({ text, label, slots }) => (
        <div key={label} className={styles['row']}>
          <span className={styles['text']} aria-hidden>
            {text}
          </span>
          <ul role="list" className={styles['tiles']} aria-label={label}>
            {slots.map((slot) => (
              <li key={slot.id}>
                <Tile slot={slot} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
