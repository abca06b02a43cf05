import type { PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { DentistLinks, loadDentists } from '../../components/dentist-links';
import { packageList } from '../../components/package-list';

/** Dental scaling: packages, and what a visit is like (spec 2 §2.15). */
const page = packageList({
  title: 'check-up:scaling.title',
  backTo: href('check-up.home'),
  asked: () => ({ kind: 'dental', grouped: true }),
  above: () => <DentistLinks />,
});

export const load: PageLoad = (place) => [...page.load(place), ...loadDentists(place)];
export default page.Page;
