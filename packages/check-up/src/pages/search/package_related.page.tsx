import { packageSearch } from '../../components/package-search';

/** Packages by what they look at (spec 2 §2.7). */
const page = packageSearch({ name: 'searchRelatedPackage', within: 'item' });

export const { load } = page;
export default page.Page;
