import { href } from '@xinglin/routes';
import { searchPage } from '../../components/search-page';

/** Search for doctors. */
const page = searchPage({
  to: (query = {}) => href('directory.searchDoctor', {}, query),
  title: 'searchDoctor.title',
  always: { tab: 'doctor' },
});

export const { load } = page;
export default page.Page;
