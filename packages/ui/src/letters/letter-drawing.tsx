import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './letters.module.css';
import drawings from './letters.svg?url&no-inline';
import type { GiftName, PaperName } from './props';

/** What `letters.svg` has. */
const boxes = {
  envelope: '0 0 128 104',
  seal: '0 0 40 40',
  apricot: '0 0 120 60',
  bamboo: '0 0 120 60',
  lake: '0 0 120 60',
  plain: '0 0 120 60',
  tea: '0 0 64 64',
  flowers: '0 0 64 64',
  banner: '0 0 64 64',
} as const satisfies Record<PaperName | GiftName | 'envelope' | 'seal', string>;

/** One drawing of the set. Decorative. */
export function LetterDrawing({ name }: { name: keyof typeof boxes }): ReactElement {
  return (
    <svg
      viewBox={boxes[name]}
      className={styles['drawing']}
      data-drawing={name}
      focusable="false"
      aria-hidden
    >
      <use href={`${useHref(drawings)}#${name}`} />
    </svg>
  );
}

/** A gift as a picture beside words that say the same. */
export function GiftPicture({ drawing }: { drawing: GiftName }): ReactElement {
  return (
    <span className={styles['picture']}>
      <LetterDrawing name={drawing} />
    </span>
  );
}
