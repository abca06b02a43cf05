import { ListGroup, ListLink, WalletIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** The way to what a visit costs in a private hospital. */
export default function PrivateFees({ title, to }: { title: string; to: string }): ReactElement {
  return (
    <ListGroup label={title}>
      <ListLink icon={<WalletIcon />} label={title} to={to} />
    </ListGroup>
  );
}
