import { href } from '@xinglin/routes';
import { searchPage } from '../../components/search-page';

/** Search for hospitals and doctors with free places. */
const page = searchPage({
  to: (query = {}) => href('directory.searchBooking', {}, query),
  title: 'searchBooking.title',
  always: { available: true },
});

export const { load } = page;
export default page.Page;
