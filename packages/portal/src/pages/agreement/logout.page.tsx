import { agreementPage } from '../../agreements/agreement-page';

/** What closing an account means (spec 2 §2.27). */
const page = agreementPage({ type: 'logout' });

export const { load, head } = page;
export default page.Page;
