import { agreementPage } from '../../agreements/agreement-page';

/** The terms of a kind of business, by `bsType` (spec 2 §2.27). */
const page = agreementPage({ type: 'business' });

export const { load, head } = page;
export default page.Page;
