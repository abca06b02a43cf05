import type { ReactElement } from 'react';
import styles from './avatar.module.css';
import type { AvatarProps } from './props';
import { pickFromSeed } from './seed';

const skins = ['#f1c9a5', '#eabf9a', '#f4d3b5'] as const;
const hairColours = ['#3c2f2a', '#2b2523', '#4a3a32', '#6b6562'] as const;
const backgrounds = ['#dceceb', '#e3ecdf', '#e4e8f2', '#f3e8dc'] as const;
const shirts = ['#7fb5ae', '#8aa7c9', '#c9a27f', '#a7a3c4'] as const;

const shortHair = [
  'M17.5 20c0-7 4-10 8.5-10s8.5 3 8.5 10c-2-4-4-5-8.5-5s-6.5 1-8.5 5Z',
  'M17.3 21c-.8-8 3-11.5 8.7-11.5S35.5 13 34.7 21c-1.2-3-2-4.5-4-6-3 1.5-9 1.5-11 1-1.2 1.5-1.8 3-2.4 5Z',
  'M17.5 19.5C17 12.5 21 9.8 26.5 9.8S35 13 34.5 19.5c-1-2.3-2.2-3.5-4.2-4.2-3.3 1.3-7.5.6-9.8-.3-1.4 1-2.3 2.4-3 4.5Z',
] as const;
const longHair = [
  'M16.5 33c-1.5-5-1.5-9-1-13C16 13 20.5 9.5 26 9.5S36 13 36.5 20c.5 4 .5 8-1 13-1.5.8-3 .8-4 0 2.5-4 3.5-8 3-13-3-.5-6-2-8-4-2 2.5-5 3.8-9 4-.5 5 .5 9 3 13-1 .8-2.5.8-4 0Z',
  'M16 27c-1.2-11 3.5-17.5 10-17.5S37.2 16 36 27c-1.3 1.3-2.6 1.3-3.5.3 1.5-3.8 1.8-6.3 1.5-8.8-4 .5-9-.5-11-3.5-1 2.3-3 3.5-5 4-.3 2.5 0 4.5 1.5 8.3-.9 1-2.2 1-3.5-.3Z',
] as const;

const sizes = { small: 40, medium: 52, large: 68 } as const;

function Drawing({
  kind,
  gender,
  seed,
}: Pick<AvatarProps, 'kind' | 'gender' | 'seed'>): ReactElement {
  const skin = pickFromSeed(skins, seed, 0);
  const hairColour = pickFromSeed(hairColours, seed, 1);
  const hair =
    gender === 'female' ? pickFromSeed(longHair, seed, 2) : pickFromSeed(shortHair, seed, 2);
  const doctor = kind === 'doctor';
  return (
    <>
      <rect width="52" height="52" fill={pickFromSeed(backgrounds, seed, 3)} />
      {gender === 'female' && <path d={hair} fill={hairColour} />}
      <path d="M22.5 27h7v8a3.5 3.5 0 0 1-7 0Z" fill={skin} />
      <circle cx="26" cy="21" r="8.5" fill={skin} />
      <path
        d="M10 52c1-11 7.5-16.5 16-16.5S41 41 42 52Z"
        fill={doctor ? '#ffffff' : pickFromSeed(shirts, seed, 4)}
      />
      {doctor && <path d="m21 36 5 6 5-6m-5 6v4" stroke="#0b7a75" strokeWidth="1.6" fill="none" />}
      {gender === 'female' ? (
        <path
          d="M17.8 20c.4-6 4-8.8 8.2-8.8s7.8 2.8 8.2 8.8c-3.2-.6-6.4-2-8.2-4-2 2.4-5 3.7-8.2 4Z"
          fill={hairColour}
        />
      ) : (
        <path d={hair} fill={hairColour} />
      )}
    </>
  );
}

/** Round picture of a person; see {@link AvatarProps}. */
export function Avatar({
  kind,
  gender = 'unknown',
  seed,
  size = 'medium',
  src,
  label,
}: AvatarProps): ReactElement {
  const side = sizes[size];
  if (src !== undefined) {
    return (
      <img
        className={styles['avatar']}
        data-size={size}
        src={src}
        alt={label ?? ''}
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const naming =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      className={styles['avatar']}
      data-size={size}
      viewBox="0 0 52 52"
      width={side}
      height={side}
      focusable="false"
      {...naming}
    >
      <Drawing kind={kind} gender={gender} seed={seed} />
    </svg>
  );
}
