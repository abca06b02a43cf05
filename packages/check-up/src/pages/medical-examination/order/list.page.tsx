import { orderList } from '../../../components/order-list';

/** My check-ups of every kind (spec 2 §2.15). */
const page = orderList('check-up:orderList.title');

export const { load } = page;
export default page.Page;
