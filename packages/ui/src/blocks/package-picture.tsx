import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import { Avatar } from '../display/avatar';
import drawings from './check-up-pictures.svg?url&no-inline';
import styles from './package-picture.module.css';
import { PartPictogram } from './part-pictogram';
import type { CheckUpPartName, PackagePictureProps } from './props';

/** The faces of those whom a package is for. */
const faces = {
  parents: [{ age: 'elder', gender: 'female', seed: 'package-mother' }],
  women: [{ age: 'adult', gender: 'female', seed: 'package-woman' }],
  men: [{ age: 'adult', gender: 'male', seed: 'package-man' }],
  couple: [
    { age: 'adult', gender: 'male', seed: 'package-man' },
    { age: 'adult', gender: 'female', seed: 'package-woman' },
  ],
  children: [{ age: 'child', gender: 'female', seed: 'package-child' }],
} as const;

/** Parts that have a drawing that fills the tile. */
const scenes: readonly string[] = ['heart', 'joint'];

function Main({ main }: { readonly main: PackagePictureProps['picture']['main'] }): ReactElement {
  const address = useHref(drawings);
  if (main in faces) {
    // What is in the record is one of its keys.
    const people = faces[main as keyof typeof faces];
    return (
      <span className={styles['people']} data-two={people.length > 1 || undefined}>
        {people.map((face) => (
          <Avatar key={face.seed} kind="person" size="medium" {...face} />
        ))}
      </span>
    );
  }
  const isScene = scenes.includes(main);
  return (
    <svg
      className={styles['drawing']}
      viewBox={isScene ? '0 0 76 76' : '0 0 48 48'}
      data-scene={isScene || undefined}
      focusable="false"
      aria-hidden
    >
      <use href={`${address}#${isScene ? `scene-${main}` : main}`} />
    </svg>
  );
}

/** What a package of check-ups is about, drawn; see {@link PackagePictureProps}. */
export function PackagePicture({
  picture,
  size = 'row',
  badges,
}: PackagePictureProps): ReactElement {
  const parts: readonly CheckUpPartName[] =
    badges ?? (picture.badge === null ? [] : [picture.badge]);
  return (
    <span className={styles['picture']} data-size={size} data-hue="violet">
      <Main main={picture.main} />
      {parts.length > 0 && (
        <span className={styles['badges']}>
          {parts.map((part) => (
            <span key={part} className={styles['badge']}>
              <PartPictogram part={part} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
