import type { ReactElement } from 'react';
import { useHref, useInRouterContext } from 'react-router';
import styles from './illustration.module.css';
import drawings from './illustrations.svg?url&no-inline';
import type { Hue } from '../pictograms/pictograms';
import type { EmptyKind } from './props';

/** What a picture shows; each is drawn in `illustrations.svg`. */
export type IllustrationKind = EmptyKind | 'failure' | 'offline';

/** The hue of each drawing. */
export const illustrationHues: Readonly<Record<IllustrationKind, Hue>> = {
  list: 'teal',
  search: 'grey',
  waiting: 'amber',
  closed: 'grey',
  access: 'teal',
  orders: 'teal',
  visits: 'teal',
  consults: 'blue',
  messages: 'blue',
  doctors: 'teal',
  hospitals: 'teal',
  departments: 'teal',
  reviews: 'amber',
  letters: 'plum',
  surveys: 'blue',
  goods: 'green',
  parcels: 'green',
  invoices: 'grey',
  coupons: 'amber',
  coins: 'amber',
  membership: 'amber',
  packages: 'plum',
  reports: 'violet',
  recordings: 'blue',
  family: 'teal',
  identity: 'teal',
  addresses: 'green',
  follows: 'plum',
  guides: 'blue',
  failure: 'amber',
  offline: 'grey',
};

function Drawing({ kind }: { kind: IllustrationKind }): ReactElement {
  return (
    <svg
      className={styles['picture']}
      data-hue={illustrationHues[kind]}
      viewBox="0 0 120 96"
      width="140"
      height="112"
      focusable="false"
      aria-hidden
    >
      <use href={`${useHref(drawings)}#${kind}`} />
    </svg>
  );
}

/** The picture of a state without content; none where there are no addresses, as around a portal that has failed. */
export default function Illustration({ kind }: { kind: IllustrationKind }): ReactElement | null {
  return useInRouterContext() ? <Drawing kind={kind} /> : null;
}
