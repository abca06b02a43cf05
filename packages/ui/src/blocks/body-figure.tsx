import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import drawings from './body-figures.svg?url&no-inline';
import { bodyLabels, organsOf } from './body-places';
import styles from './body-figure.module.css';
import type { BodyFigureProps } from './props';

/** What is examined, drawn in a body; see {@link BodyFigureProps}. */
export function BodyFigure({ figure, parts, label, labels }: BodyFigureProps): ReactElement {
  const address = useHref(drawings);
  const placed = bodyLabels(figure, labels);
  return (
    <div className={styles['figure']}>
      <div className={styles['canvas']}>
        <svg viewBox="0 0 375 200" className={styles['drawing']} focusable="false" aria-hidden>
          <use href={`${address}#halo`} />
          <use href={`${address}#${figure}`} />
          {organsOf(figure, parts).map((organ) => (
            <use key={organ} href={`${address}#${figure}-${organ}`} />
          ))}
          {placed.map(({ slot, path, x, y }) => (
            <g key={slot} className={styles['line']}>
              <path d={path} />
              <circle cx={x} cy={y} r="3" />
            </g>
          ))}
        </svg>
        {placed.length > 0 && (
          <ul role="list" aria-label={label} className={styles['labels']}>
            {placed.map(({ slot, text }) => (
              <li key={slot} data-slot={slot}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
