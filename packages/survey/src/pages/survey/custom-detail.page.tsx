import { surveyList } from '../../components/survey-list';

/** Surveys that doctors ask their own patients (spec 2 §2.28). */
const page = surveyList('own', 'survey:customDetail.title');

export const { load } = page;
export default page.Page;
