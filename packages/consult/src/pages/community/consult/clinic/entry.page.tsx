import { clinicEntry } from '../../../../components/clinic-entry';

/** The clinics of communities that a resident can ask (spec 2 §2.24). */
const page = clinicEntry('clinics');

export const { load } = page;
export default page.Page;
