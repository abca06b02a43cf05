import { orderList } from '../../../components/order-list';

/** My examinations of the imaging platform (spec 2 §2.18). */
const page = orderList({ title: 'check-up:diagnosisOrder.title', packageKind: 'diagnosis' });

export const { load } = page;
export default page.Page;
