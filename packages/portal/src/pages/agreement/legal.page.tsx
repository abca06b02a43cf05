import { agreementPage } from '../../agreements/agreement-page';

/** The legal statement (spec 2 §2.27). */
const page = agreementPage({ type: 'legal' });

export const { load, head } = page;
export default page.Page;
