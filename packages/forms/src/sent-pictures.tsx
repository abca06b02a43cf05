import { Dialog } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { sentPictureAddress } from './picture-link';
import styles from './sent-pictures.module.css';

/** Pictures that were sent, in small; a tap opens one as large as the screen. Only their owner is given them. */
export function SentPictures({
  pictures,
  titleOf,
  look = 'tiles',
}: {
  pictures: readonly {
    readonly fileId: string;
    readonly width?: number | null | undefined;
    readonly height?: number | null | undefined;
  }[];
  /** What one is called, for who cannot see it; by its place from 1. */
  titleOf: (place: number) => string;
  /** `talk`: four to three as photographs are, a single one larger. */
  look?: 'tiles' | 'talk';
}): ReactElement {
  const [open, setOpen] = useState<number>();
  const shown = open === undefined ? undefined : pictures[open];
  const titleOfOpen = titleOf((open ?? 0) + 1);
  return (
    <>
      <ul
        role="list"
        className={styles['pictures']}
        data-look={look}
        data-single={pictures.length === 1 || undefined}
      >
        {pictures.map(({ fileId, width, height }, place) => (
          <li key={fileId}>
            <button type="button" className={styles['thumb']} onClick={() => setOpen(place)}>
              <img
                src={sentPictureAddress(fileId)}
                alt={titleOf(place + 1)}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== undefined} onClose={() => setOpen(undefined)} title={titleOfOpen}>
        {shown && (
          <img
            className={styles['large']}
            src={sentPictureAddress(shown.fileId)}
            alt={titleOfOpen}
          />
        )}
      </Dialog>
    </>
  );
}
