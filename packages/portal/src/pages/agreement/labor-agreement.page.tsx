import { agreementPage } from '../../agreements/agreement-page';

/** The agreement with those who provide services (spec 2 §2.27). */
const page = agreementPage({ type: 'labor' });

export const { load, head } = page;
export default page.Page;
