import { agreementPage } from '../../agreements/agreement-page';

/** The rules on children’s information (spec 2 §2.27). */
const page = agreementPage({ type: 'children' });

export const { load, head } = page;
export default page.Page;
