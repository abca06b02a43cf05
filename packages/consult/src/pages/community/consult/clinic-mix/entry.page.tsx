import { clinicEntry } from '../../../../components/clinic-entry';

/** The clinics of communities, and the general practitioner online (spec 2 §2.24). */
const page = clinicEntry('mixed');

export const { load } = page;
export default page.Page;
