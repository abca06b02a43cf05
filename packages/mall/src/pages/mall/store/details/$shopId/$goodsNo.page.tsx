import { goodsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import { GoodsFacts } from '../../../../../components/goods-facts';

/** Goods with their variants, what they are and how they come, and the ways to buy them (spec 2 §2.17). */
const page = detailPage({
  endpoint: goodsApi.endpoints.getGoods,
  input: ({ params, preferences: { city } }) => ({
    shopId: params['shopId'] ?? '',
    goodsNo: params['goodsNo'] ?? '',
    ...(city && { areaId: city.areaId }),
  }),
  title: 'mall:goods.title',
  head: ({ title, subtitle }) => ({ title, ...(subtitle !== '' && { description: subtitle }) }),
  backTo: href('mall.store'),
  gone: {
    title: 'mall:goods.gone',
    action: ({ t }) => <ButtonLink to={href('mall.store')}>{t('mall:goods.toStore')}</ButtonLink>,
  },
  children: (goods) => <GoodsFacts goods={goods} />,
});

export const { load, head } = page;
export default page.Page;
