import { goodsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import { GoodsComments } from '../../../../../components/goods-comments';
import { GoodsFacts } from '../../../../../components/goods-facts';
import { goodsComments } from '../../../../../model/goods-comments';

/** Goods with their variants, what they are and how they come, and the ways to buy them (spec 2 §2.17). */
const page = detailPage({
  endpoint: goodsApi.endpoints.getGoods,
  input: ({ params, preferences: { city } }) => ({
    shopId: params['shopId'] ?? '',
    goodsNo: params['goodsNo'] ?? '',
    ...(city && { areaId: city.areaId }),
  }),
  beside: [goodsComments],
  title: 'mall:goods.title',
  head: ({ title, subtitle }) => ({ title, ...(subtitle !== '' && { description: subtitle }) }),
  backTo: href('mall.store'),
  gone: {
    title: 'mall:goods.gone',
    action: ({ t }) => <ButtonLink to={href('mall.store')}>{t('mall:goods.toStore')}</ButtonLink>,
  },
  children: (goods) => (
    <>
      <GoodsFacts goods={goods} />
      {/* Of what needs a prescription nothing is told that could advertise it. */}
      {!goods.needsPrescription && <GoodsComments goodsNo={goods.goodsNo} />}
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
