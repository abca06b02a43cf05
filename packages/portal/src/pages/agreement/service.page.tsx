import { agreementPage } from '../../agreements/agreement-page';

/** The terms of service (spec 2 §2.27). */
const page = agreementPage({ type: 'service' });

export const { load, head } = page;
export default page.Page;
