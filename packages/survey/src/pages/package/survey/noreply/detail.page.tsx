import { responseList } from '../../../../components/response-list';

/** Surveys of a treatment plan that are not answered yet (spec 2 §2.8). */
const page = responseList('unanswered');

export const { load } = page;
export default page.Page;
