import { consultDoctors } from '../../../components/consult-doctors';

/** Doctors who call back (spec 2 §2.9). */
const page = consultDoctors(['phone'], 'asking:phoneList.title');

export const { load } = page;
export default page.Page;
