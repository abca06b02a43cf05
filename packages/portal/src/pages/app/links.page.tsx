import type { ReactElement } from 'react';
import { AppLink } from '../../passages/app-link';
import { insideApp } from '../../passages/forwards';

export const forward = insideApp('user');

/** A link that the app for users takes over where it is installed; here it is opened by a tap (spec 2 §2.12). */
export default function AppLinksPage(): ReactElement {
  return <AppLink app="user" />;
}
