import { href } from '@xinglin/routes';
import { searchPage } from '../../components/search-page';

/** Search in the Guangdong–Hong Kong–Macao Greater Bay Area. */
const page = searchPage({
  to: (query = {}) => href('directory.searchBayArea', {}, query),
  title: 'searchBayArea.title',
  always: {},
  region: 'bayArea',
});

export const { load } = page;
export default page.Page;
