import { consultDoctors } from '../../components/consult-doctors';

/** Doctors who answer in writing (spec 2 §2.9). */
const page = consultDoctors(['imageText', 'special', 'policlinic'], 'asking:doctors.title');

export const { load } = page;
export default page.Page;
