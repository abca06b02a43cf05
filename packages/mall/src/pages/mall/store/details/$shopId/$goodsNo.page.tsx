import { goodsApi } from '@xinglin/api';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import { GoodsBar } from '../../../../../components/goods-bar';
import { GoodsComments } from '../../../../../components/goods-comments';
import { GoodsFacts } from '../../../../../components/goods-facts';
import { GoodsSkeleton } from '../../../../../components/goods-skeleton';
import { withSession } from '../../../../../components/own-only';
import { goodsInput } from '../../../../../model/goods-call';
import { goodsComments } from '../../../../../model/goods-comments';

const cart = { load: withSession(pageCall(goodsApi.endpoints.getCart, () => undefined).load) };

/** Goods with their variants, how their price comes about, when they are there, and the ways to buy them (spec 2 §2.17). */
const page = detailPage({
  endpoint: goodsApi.endpoints.getGoods,
  input: goodsInput,
  beside: [goodsComments, cart],
  title: 'mall:goods.title',
  head: ({ title, subtitle }) => ({ title, ...(subtitle !== '' && { description: subtitle }) }),
  backTo: href('mall.store'),
  isHeadOver: true,
  skeleton: <GoodsSkeleton />,
  gone: {
    title: 'mall:goods.gone',
    action: ({ t }) => <ButtonLink to={href('mall.store')}>{t('mall:goods.toStore')}</ButtonLink>,
  },
  useActionBar: () => <GoodsBar />,
  children: (goods) => (
    <GoodsFacts goods={goods}>
      {/* Of what needs a prescription nothing is told that could advertise it. */}
      {!goods.needsPrescription && <GoodsComments goodsNo={goods.goodsNo} />}
    </GoodsFacts>
  ),
});

export const { load, head } = page;
export default page.Page;
