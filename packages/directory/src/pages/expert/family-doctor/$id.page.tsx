import { studioPage } from '../../../components/studio';

/** The team of a family doctor. */
const page = studioPage('family');

export const { load, head } = page;
export default page.Page;
