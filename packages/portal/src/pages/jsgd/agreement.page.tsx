import { agreementPage } from '../../agreements/agreement-page';

/** The terms of service on television (spec 2 §2.11). */
const page = agreementPage({ type: 'service', channel: 'jsgd' });

export const { load, head } = page;
export default page.Page;
