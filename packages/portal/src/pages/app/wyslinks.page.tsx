import type { ReactElement } from 'react';
import { AppLink } from '../../passages/app-link';
import { insideApp } from '../../passages/forwards';

export const forward = insideApp('doctor');

/** A link that the doctors' app takes over where it is installed (spec 2 §2.12; `wys` is its name in the agreements). */
export default function DoctorAppLinksPage(): ReactElement {
  return <AppLink app="doctor" />;
}
