import { responseList } from '../../../../components/response-list';

/** Surveys of a treatment plan that were answered, with what the doctor replied (spec 2 §2.8). */
const page = responseList('answered');

export const { load } = page;
export default page.Page;
