import { platformOrderList } from '../../../components/order-list';

/** My examinations of the imaging platform (spec 2 §2.18). */
const page = platformOrderList('check-up:diagnosisOrder.title');

export const { load } = page;
export default page.Page;
