import type { ReactElement } from 'react';
import styles from './hospital-emblem.module.css';
import type { HospitalEmblemProps } from './props';
import { pickFromSeed } from './seed';

const colours = [
  { ground: '#dceceb', shape: '#0b7a75' },
  { ground: '#e4e8f2', shape: '#3f5f99' },
  { ground: '#f3e8dc', shape: '#a5601f' },
  { ground: '#e3ecdf', shape: '#4a7a3a' },
  { ground: '#efe3ea', shape: '#8f4468' },
] as const;

const buildings = [
  'M15 42V21h22v21M19 42V15h14v6',
  'M13 42V25l13-9 13 9v17',
  'M12 42V28h9V17h10v11h9v14',
] as const;

/** Square emblem of a hospital; see {@link HospitalEmblemProps}. */
export function HospitalEmblem({ seed, size = 'medium' }: HospitalEmblemProps): ReactElement {
  const { ground, shape } = pickFromSeed(colours, seed, 0);
  const side = size === 'large' ? 68 : 56;
  return (
    <svg
      className={styles['emblem']}
      viewBox="0 0 52 52"
      width={side}
      height={side}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="52" height="52" fill={ground} />
      <path
        d={pickFromSeed(buildings, seed, 2)}
        fill="#ffffff"
        stroke={shape}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M10 42h32M26 23v8m-4-4h8m-7 15v-6h6v6"
        stroke={shape}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
