import { goodsSearch } from '../../components/goods-search';

/** Goods of the mall by words (spec 2 §2.7). */
const page = goodsSearch({ name: 'searchGoods' });

export const { load } = page;
export default page.Page;
