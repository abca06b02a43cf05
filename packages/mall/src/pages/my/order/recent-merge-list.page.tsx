import { orderCentrePage } from '../../../components/order-centre';

/** My orders of all kinds of the last months (spec 2 §2.8). */
const page = orderCentrePage('recent');

export const { load } = page;
export default page.Page;
