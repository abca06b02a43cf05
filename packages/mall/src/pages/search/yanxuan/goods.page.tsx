import { goodsSearch } from '../../../components/goods-search';

/** Goods that members pay less for, by words (spec 2 §2.7). */
const page = goodsSearch({ name: 'searchSelectedGoods', only: 'selected' });

export const { load } = page;
export default page.Page;
