import type { ReactNode } from 'react';
import type { AvatarProps } from '../display/props';
import type { PictogramName } from '../pictograms/pictograms';

/** Whose face: what {@link AvatarProps} draws of a person. */
export type Face = Pick<AvatarProps, 'gender' | 'age' | 'seed' | 'src'>;

/** A person of the family as a tile: face, name, relation, and what comes next for them. */
export interface PersonTileProps {
  face: Face;
  name: string;
  /** 母亲, 本人; with an age where the page is about it. */
  relation: string;
  /** A line below: why the person cannot be chosen. */
  note?: ReactNode;
  /** What comes next: an hour or a state in bold, the thing below it. */
  next?: { pictogram: PictogramName; when: ReactNode; what: ReactNode } | undefined;
  /** Where the whole tile links to. */
  to?: string | undefined;
  /** The tile is one choice of a radio group, or a checkbox of its own; both work without scripts. */
  choose?:
    | {
        type?: 'radio' | 'checkbox' | undefined;
        disabled?: boolean | undefined;
        name: string;
        value: string;
        checked?: boolean | undefined;
        defaultChecked?: boolean | undefined;
        onChange?: ((value: string) => void) | undefined;
      }
    | undefined;
}

/** The people of an account in one row, which scrolls where there are more than three. */
export interface FamilyStripProps {
  /** Name of the list or of the choice, for a screen reader. */
  label: string;
  people: readonly (PersonTileProps & { id: string })[];
  /** A last tile that adds a person. */
  add?: { to: string; text: string } | undefined;
}

/** Several faces side by side: they overlap, or each has a word below it. */
export interface FaceRowProps {
  kind: AvatarProps['kind'];
  faces: readonly (Face & {
    /** A department, a name. Where one face has a word, none overlap. */
    text?: string | undefined;
    online?: boolean | undefined;
  })[];
  size?: 'tiny' | 'small' | undefined;
}

/** Kinds of people as tiles in one row, each a link that changes the page in view: 爸妈, 12 个套餐. */
export interface FaceTilesProps {
  /** What is chosen, for a screen reader. */
  label: string;
  items: readonly {
    to: string;
    /** Two at most. */
    faces: readonly Face[];
    /** In place of faces. */
    drawing?: ReactNode;
    name: string;
    note: string;
    active: boolean;
  }[];
}

/** Whom a card or a page is about: a face, a name with what belongs to it, and lines below. */
export interface FaceHeadProps {
  kind: AvatarProps['kind'];
  face: Face;
  name: ReactNode;
  /** Beside the name: 心血管内科. */
  note?: ReactNode;
  /** 11月18日 10:20 · 王秀兰. */
  line?: ReactNode;
  /** At the end of the row: a chip, a link. */
  aside?: ReactNode;
  /** Heading level of the name; 2 by default. */
  level?: 2 | 3 | undefined;
  size?: 'small' | 'medium' | undefined;
}
