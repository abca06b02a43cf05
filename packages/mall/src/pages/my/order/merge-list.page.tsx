import { orderCentrePage } from '../../../components/order-centre';

/** My orders of all kinds (spec 2 §2.8). */
const page = orderCentrePage('all');

export const { load } = page;
export default page.Page;
