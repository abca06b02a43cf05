import { searchPage } from '../components/search-page';
import { everywhere } from '../model/search-place';

/** Search over everything. */
const page = searchPage(everywhere);

export const { load } = page;
export default page.Page;
