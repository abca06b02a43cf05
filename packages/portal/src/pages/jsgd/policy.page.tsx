import { agreementPage } from '../../agreements/agreement-page';

/** The privacy policy on television (spec 2 §2.11). */
const page = agreementPage({ type: 'privacy', channel: 'jsgd' });

export const { load, head } = page;
export default page.Page;
