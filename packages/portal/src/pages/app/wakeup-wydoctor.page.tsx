import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { insideApp } from '../../passages/forwards';
import { OpenInApp } from '../../passages/open-in-app';

export const forward = insideApp('doctor');

/** Opens the doctors' app at `target` (spec 2 §2.12). */
export default function WakeUpDoctorPage(): ReactElement {
  return <OpenInApp app="doctor" onward={{ to: href('directory.home'), text: 'home' }} />;
}
