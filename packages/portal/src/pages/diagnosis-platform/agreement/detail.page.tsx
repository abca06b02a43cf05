import { agreementPage } from '../../../agreements/agreement-page';

/** The rules of check-ups and of imaging (spec 2 §2.18). */
const page = agreementPage({ type: 'business', bsType: 'checkUp' });

export const { load, head } = page;
export default page.Page;
