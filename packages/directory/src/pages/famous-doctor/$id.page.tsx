import { studioPage } from '../../components/studio';

/** The studio of a doctor whom people come to from afar. */
const page = studioPage('famous');

export const { load, head } = page;
export default page.Page;
