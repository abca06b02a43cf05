import { agreementPage } from '../../agreements/agreement-page';

/** The privacy policy that was in force before (spec 2 §2.27). */
const page = agreementPage({ type: 'privacy', version: 'previous' });

export const { load, head } = page;
export default page.Page;
