import { agreementPage } from '../../agreements/agreement-page';

/** The privacy policy of the doctors’ app (spec 2 §2.27). */
const page = agreementPage({ type: 'doctorPrivacy' });

export const { load, head } = page;
export default page.Page;
