import { packageSearch } from '../../components/package-search';

/** Packages by their names (spec 2 §2.7). */
const page = packageSearch({ name: 'searchPackage', within: 'q' });

export const { load } = page;
export default page.Page;
