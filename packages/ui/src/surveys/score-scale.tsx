import type { ReactElement } from 'react';
import type { ScoreScaleProps } from './props';
import styles from './surveys.module.css';

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** A score on its bands; see {@link ScoreScaleProps}. */
export function ScoreScale({
  score,
  most,
  bands,
  mostText,
  children,
}: ScoreScaleProps): ReactElement {
  const ends = bands.map((from, place) => ({ from, to: bands[place + 1] ?? most }));
  const own = bands.findLast((from) => from <= score);
  const at = Math.min(1, Math.max(0, score / most));
  return (
    <div className={styles['score']}>
      <p className={styles['figure']}>
        <b>{score}</b> <span>{mostText}</span>
      </p>
      <svg className={styles['scale']} focusable="false" aria-hidden>
        {ends.map(({ from, to }) => (
          <g key={from}>
            <rect
              x={percent(from / most)}
              y="8"
              width={percent((to - from) / most)}
              height="12"
              data-own={from === own || undefined}
            />
            {from > 0 && (
              <text x={percent(from / most)} y="38">
                {from}
              </text>
            )}
          </g>
        ))}
        <svg x={percent(at)} y="14" overflow="visible">
          <circle r="9" />
        </svg>
      </svg>
      <p className={styles['meaning']}>{children}</p>
    </div>
  );
}
