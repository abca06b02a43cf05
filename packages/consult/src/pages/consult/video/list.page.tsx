import { consultDoctors } from '../../../components/consult-doctors';

/** Doctors who answer by video (spec 2 §2.9). */
const page = consultDoctors(['video'], 'asking:videoList.title');

export const { load } = page;
export default page.Page;
