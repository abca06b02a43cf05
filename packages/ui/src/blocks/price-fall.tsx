import type { ReactElement } from 'react';
import { fallBars, fallHeight } from './price-fall-bars';
import styles from './price-fall.module.css';
import type { PriceFallProps } from './props';

/** Widths in the drawing: it is stretched to its columns. */
const column = 20;
const bar = 16;

/** The names of the columns come down with their bars in steps of this height. */
const levels = 12;

const digitsOf = (cents: number): string => {
  const digits = (Math.abs(cents) / 100).toFixed(2);
  return digits.endsWith('.00') ? digits.slice(0, -3) : digits;
};

/** A price that comes down in steps; see {@link PriceFallProps}. */
export function PriceFall({ label, list, steps, total }: PriceFallProps): ReactElement {
  const bars = fallBars(
    list.cents,
    steps.map(({ cents }) => cents),
  );
  const columns = [
    { key: 'list', kind: 'list', name: list.name, sum: `¥${digitsOf(list.cents)}` },
    ...steps.map(({ kind, name, cents }, place) => ({
      key: `${kind}${place}`,
      kind,
      name,
      sum: `${cents < 0 ? '−' : '+'}¥${digitsOf(cents)}`,
    })),
    { key: 'total', kind: 'total', name: total.name, sum: `¥${digitsOf(total.cents)}` },
  ];
  const width = columns.length * column;
  return (
    <div className={styles['fall']} data-columns={columns.length}>
      <ol role="list" aria-label={label} className={styles['columns']}>
        {columns.map(({ key, kind, name, sum }, place) => (
          <li
            key={key}
            className={styles['column']}
            data-kind={kind}
            data-level={Math.round(((bars[place]?.top ?? 0) / fallHeight) * levels)}
          >
            <b>{sum}</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${width} ${fallHeight}`}
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden
      >
        {columns.map(({ key, kind }, place) => {
          const one = bars[place];
          if (one === undefined) return null;
          const x = place * column + (column - bar) / 2;
          return (
            <rect
              key={key}
              data-kind={kind}
              x={x}
              y={one.top}
              width={bar}
              height={one.height}
              rx={Math.min(1, one.height / 2)}
            />
          );
        })}
        {/* The level at which a step ends is the one at which the next begins. */}
        {columns.slice(1).map(({ key, kind }, place) => {
          const one = bars[place + 1];
          if (one === undefined) return null;
          const y = kind === 'freight' ? one.top + one.height : one.top;
          return (
            <path
              key={key}
              className={styles['level']}
              d={`M${place * column + (column + bar) / 2} ${y}h${column - bar}`}
            />
          );
        })}
        {bars.map(
          ({ isCut }, place) =>
            isCut && (
              <path
                key={columns[place]?.key}
                className={styles['cut']}
                d={`M${place * column + (column - bar) / 2} ${fallHeight - 4}l2-2.5 2 2.5 2-2.5 2 2.5 2-2.5 2 2.5 2-2.5 2 2.5`}
              />
            ),
        )}
      </svg>
    </div>
  );
}
