import { goodsApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** Comments that are asked for at once. */
export const commentsAtOnce = 20;

/** The newest comments on the goods that a page's address names. */
export const goodsComments = pageCall(goodsApi.endpoints.listGoodsComments, ({ params }) => ({
  goodsNo: params['goodsNo'] ?? '',
  pageNo: 1,
  pageSize: commentsAtOnce,
}));
