import type { ReactElement } from 'react';
import styles from './draw-wheel.module.css';
import type { DrawWheelProps } from './props';
import { wheelPaths } from './wheel-paths';

/** Five colours, of which neighbours never share one; the last part is what is no prize. */
const toneOf = (place: number, count: number): number => (place === count - 1 ? 4 : place % 4);

/** A wheel whose parts are as wide as their chances, with a table; see {@link DrawWheelProps}. */
export function DrawWheel({ label, parts }: DrawWheelProps): ReactElement {
  const paths = wheelPaths(parts.map(({ share }) => share));
  return (
    <div className={styles['draw']}>
      <svg viewBox="0 0 100 106" className={styles['wheel']} focusable="false" aria-hidden>
        <circle cx="50" cy="56" r="49" className={styles['rim']} />
        {paths.map((path, place) => (
          <path
            key={parts[place]?.key}
            d={path}
            data-tone={toneOf(place, parts.length)}
            transform="translate(0 6)"
          />
        ))}
        <circle cx="50" cy="56" r="12" className={styles['hub']} />
        <path d="M44 1h12l-6 10Z" className={styles['pointer']} />
      </svg>
      <table className={styles['table']} aria-label={label}>
        <tbody>
          {parts.map(({ key, name, left, chance }, place) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles['key']} data-tone={toneOf(place, parts.length)} />
                {name}
                {left !== undefined && <span className={styles['left']}> {left}</span>}
              </th>
              <td>{chance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
