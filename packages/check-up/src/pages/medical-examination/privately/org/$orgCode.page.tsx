import { href } from '@xinglin/routes';
import { packageList } from '../../../../components/package-list';

/** Packages of one organisation of private check-ups (spec 2 §2.15). */
const page = packageList({
  title: 'check-up:privateCheckUpOrganisation.title',
  backTo: href('check-up.privateCheckUp'),
  asked: ({ params }) => ({ orgCode: params['orgCode'] ?? '' }),
});

export const { load } = page;
export default page.Page;
