import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { insideApp } from '../../passages/forwards';
import { OpenInApp } from '../../passages/open-in-app';

export const forward = insideApp('user');

/**
 * Opens the app for users at `target` (spec 2 §2.12). Guards lead here from pages that this host shows in the app
 * alone, so the way on is home and never the target.
 */
export default function WakeUpPage(): ReactElement {
  return <OpenInApp app="user" onward={{ to: href('directory.home'), text: 'home' }} />;
}
