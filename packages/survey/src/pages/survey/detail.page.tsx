import { surveyList } from '../../components/survey-list';

/** Surveys for everybody (spec 2 §2.28). */
const page = surveyList('common', 'survey:detail.title');

export const { load } = page;
export default page.Page;
