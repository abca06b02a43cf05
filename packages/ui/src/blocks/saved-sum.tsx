import type { ReactElement } from 'react';
import type { SavedSumProps } from './props';
import styles from './saved-sum.module.css';

/** What was saved, as an addition whose parts are to scale; see {@link SavedSumProps}. */
export function SavedSum({ title, total, against, parts, all }: SavedSumProps): ReactElement {
  const sum = parts.reduce((added, { cents }) => added + cents, 0);
  // Each part begins where those before it end.
  const bars = parts.map(({ key, hue, cents }, place) => {
    const before = parts.slice(0, place).reduce((added, part) => added + part.cents, 0);
    return { key, hue, x: (before / sum) * 1000, width: Math.max(0, (cents / sum) * 1000 - 4) };
  });
  return (
    <>
      <p className={styles['line']}>
        <b className={styles['title']}>{title}</b> <b className={styles['total']}>{total}</b>
        <span className={styles['against']}>{against}</span>
      </p>
      {sum > 0 && (
        <svg
          viewBox="0 0 1000 10"
          preserveAspectRatio="none"
          className={styles['bar']}
          focusable="false"
          aria-hidden
        >
          {bars.map(({ key, hue, x, width }) => (
            <rect key={key} data-hue={hue} x={x} y="0" width={width} height="10" />
          ))}
        </svg>
      )}
      {parts.length > 0 && (
        <ul role="list" className={styles['parts']}>
          {parts.map(({ key, hue, figure, name }) => (
            <li key={key}>
              <b>{figure}</b>
              <span data-hue={hue}>
                <i className={styles['key']} />
                {name}
              </span>
            </li>
          ))}
          {parts.length > 1 && (
            <li className={styles['all']}>
              <b>{all.figure}</b>
              <span>{all.name}</span>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
