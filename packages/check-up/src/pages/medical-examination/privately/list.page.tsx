import { href } from '@xinglin/routes';
import { packageList } from '../../../components/package-list';

/** Packages of private check-ups, of all organisations (spec 2 §2.15). */
const page = packageList({
  title: 'check-up:privateCheckUpList.title',
  backTo: href('check-up.privateCheckUp'),
  asked: () => ({ kind: 'private', grouped: true }),
});

export const { load } = page;
export default page.Page;
