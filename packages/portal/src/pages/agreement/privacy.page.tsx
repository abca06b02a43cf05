import { agreementPage } from '../../agreements/agreement-page';

/** The privacy policy (spec 2 §2.27). */
const page = agreementPage({ type: 'privacy' });

export const { load, head } = page;
export default page.Page;
