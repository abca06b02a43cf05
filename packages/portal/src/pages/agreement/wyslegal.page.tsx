import { agreementPage } from '../../agreements/agreement-page';

/** The legal statement of the doctors’ app (spec 2 §2.27). */
const page = agreementPage({ type: 'doctorLegal' });

export const { load, head } = page;
export default page.Page;
