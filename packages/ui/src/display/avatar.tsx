import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './avatar.module.css';
import faces from './faces.svg?url&no-inline';
import type { AvatarProps } from './props';
import { numberFromSeed } from './seed';

const sizes = { tiny: 34, small: 40, medium: 52, large: 68 } as const;

/** How many drawings there are of each age; one of unknown gender has a single one. */
const drawings = { child: 2, adult: 3, elder: 2 } as const;

/** Round picture of a person; see {@link AvatarProps}. */
export function Avatar({
  kind,
  gender = 'unknown',
  age = 'adult',
  seed,
  size = 'medium',
  src,
  label,
  badge,
  online = false,
}: AvatarProps): ReactElement {
  const sprite = useHref(faces);
  const side = sizes[size];
  const look = numberFromSeed(seed);
  const drawing =
    gender === 'unknown' ? 'unknown' : `${age}-${gender}-${String((look >>> 10) % drawings[age])}`;
  const common = { className: styles['avatar'], width: side, height: side, 'data-size': size };
  const face =
    src === undefined ? (
      <svg
        {...common}
        viewBox="0 0 52 52"
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        data-face={look % 6}
        data-skin={(look >>> 4) % 3}
        data-doctor={kind === 'doctor' || undefined}
        data-age={age}
        data-glasses={(look >>> 7) % (age === 'elder' ? 2 : 4) === 1 || undefined}
      >
        <use href={`${sprite}#${drawing}`} />
      </svg>
    ) : (
      <img {...common} src={src} alt={label ?? ''} loading="lazy" decoding="async" />
    );
  if (badge === undefined && !online) return face;
  return (
    <span className={styles['marked']}>
      {face}
      <span className={styles['badge']} data-online={badge === undefined || undefined}>
        {badge}
      </span>
    </span>
  );
}
