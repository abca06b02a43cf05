import { consultDoctors } from '../components/consult-doctors';

/** Specialists who answer in writing without a limit of questions (spec 2 §2.26). */
const page = consultDoctors(['expert'], 'asking:experts.title');

export const { load } = page;
export default page.Page;
