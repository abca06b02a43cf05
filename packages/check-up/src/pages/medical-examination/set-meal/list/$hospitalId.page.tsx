import { href } from '@xinglin/routes';
import { packageList } from '../../../../components/package-list';

/** Packages that a hospital carries out itself (spec 2 §2.15). */
const page = packageList({
  title: 'check-up:hospitalPackageList.title',
  backTo: href('check-up.home'),
  asked: ({ params }) => ({ hospitalId: params['hospitalId'] ?? '' }),
});

export const { load } = page;
export default page.Page;
