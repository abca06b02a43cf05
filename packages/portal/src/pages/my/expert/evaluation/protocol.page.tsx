import { agreementPage } from '../../../../agreements/agreement-page';

/** The rules of reviews (spec 2 §2.20). */
const page = agreementPage({ type: 'business', bsType: 'review' });

export const { load, head } = page;
export default page.Page;
