import { goodsSearch } from '../../../components/goods-search';

/** Medicines by words (spec 2 §2.7). */
const page = goodsSearch({ name: 'searchMedicine', only: 'medicine' });

export const { load } = page;
export default page.Page;
