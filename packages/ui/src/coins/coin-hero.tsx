import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './coin-hero.module.css';
import drawings from './grove.svg?url&no-inline';
import type { CoinHeroProps } from './props';

/** Where apricots hang on the tree, the first ones where they are seen best. */
const hooks = [
  [68, 14],
  [36, 46],
  [104, 44],
  [74, 50],
  [92, 24],
  [50, 30],
  [58, 66],
  [118, 60],
  [28, 62],
] as const;

/** The balance of coins beside a tree; see {@link CoinHeroProps}. The header above takes its colour. */
export function CoinHero({ label, value, unit, note, fruits }: CoinHeroProps): ReactElement {
  const address = useHref(drawings);
  return (
    <div className={styles['hero']} data-page-hero="coins">
      <svg viewBox="0 0 140 124" className={styles['tree']} focusable="false" aria-hidden>
        <use href={`${address}#tree`} />
        {hooks.slice(0, fruits).map(([x, y]) => (
          <use key={`${x}-${y}`} href={`${address}#fruit`} x={x} y={y} width="14" height="15" />
        ))}
        {fruits > 0 && <use href={`${address}#basket`} x="2" y="88" width="52" height="34" />}
      </svg>
      <p className={styles['label']}>{label}</p>
      <p className={styles['line']}>
        {value !== undefined && <b className={styles['value']}>{value}</b>} {unit}
      </p>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}
