import type { ReactElement } from 'react';
import { AppLink } from '../../passages/app-link';
import { insideApp } from '../../passages/forwards';

export const forward = insideApp('user');

/**
 * The same for a page that needs a session (spec 2 §2.12, marker A): who goes on without the app is signed in already.
 * The session itself is never handed to the app by an address.
 */
export default function AuthorizedAppLinksPage(): ReactElement {
  return <AppLink app="user" />;
}
