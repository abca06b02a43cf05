import { agreementPage } from '../../agreements/agreement-page';

/** The privacy policy in short (spec 2 §2.12). */
const page = agreementPage({ type: 'privacySummary' });

export const { load, head } = page;
export default page.Page;
