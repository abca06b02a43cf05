import type { ReactElement } from 'react';
import type { SavedSumProps } from './props';
import styles from './saved-sum.module.css';

/** What was saved, as an addition whose parts are to scale; see {@link SavedSumProps}. */
export function SavedSum({ title, total, against, parts }: SavedSumProps): ReactElement {
  const sum = parts.reduce((all, { cents }) => all + cents, 0);
  let begin = 0;
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
          {parts.map(({ key, hue, cents }) => {
            const x = (begin / sum) * 1000;
            begin += cents;
            const width = Math.max(0, (cents / sum) * 1000 - 4);
            return <rect key={key} data-hue={hue} x={x} y="0" width={width} height="10" />;
          })}
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
        </ul>
      )}
    </>
  );
}
