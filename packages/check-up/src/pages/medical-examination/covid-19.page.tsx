import { href } from '@xinglin/routes';
import { packageList } from '../../components/package-list';

/** Tests for respiratory viruses (spec 2 §2.15, §2.28). */
const page = packageList({
  title: 'check-up:covidTest.title',
  backTo: href('check-up.home'),
  asked: () => ({ kind: 'nucleic', grouped: true }),
});

export const { load } = page;
export default page.Page;
