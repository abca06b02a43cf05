// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { ApplyMarketplaceInvoiceRequest, ApplyMarketplaceInvoiceResponse, CancelMarketplaceOrderRequest, CancelMarketplaceOrderResponse, CheckCommerceAddressRequest, CheckCommerceAddressResponse, GetCommerceItemRequest, GetCommerceItemResponse, GetGoodsRequest, GetMallFrontRequest, GetMallFrontResponse, GetMarketplaceOrderRequest, GetMarketplaceOrderStatusRequest, GetMarketplaceOrderStatusResponse, ListGoodsAreasRequest, ListGoodsAreasResponse, ListGoodsCommentsRequest, ListGoodsCommentsResponse, ListGoodsRequest, ListGoodsResponse, ListGoodsToBuyAgainRequest, ListGoodsToBuyAgainResponse, ListHomeMallFeedsRequest, ListHomeMallFeedsResponse, ListHomeMallItemsRequest, ListHomeMallItemsResponse, ListMyMarketplaceOrdersRequest, ListMyMarketplaceOrdersResponse, MergeCartRequest, MergeCartResponse, PayMarketplaceOrderRequest, PayMarketplaceOrderResponse, PreviewCartRequest, QuoteGoodsRequest, ReceiveMarketplaceOrderRequest, ReceiveMarketplaceOrderResponse, RequestGoodsReturnRequest, RequestGoodsReturnResponse, SetCartLineRequest, SetCartLineResponse, SubmitCommerceOrderRequest, SubmitCommerceOrderResponse, SubmitGoodsCommentRequest, SubmitMarketplaceOrderRequest, SubmitMarketplaceOrderResponse, WithdrawGoodsReturnRequest, WithdrawGoodsReturnResponse } from './types/goods';
import type { OwnGoodsComment } from './types/goods-comments';
import type { Cart, GoodsDetail, GoodsOrder, GoodsQuote } from './types/goods-shapes';

/** The calls of the goods domain. */
export const goodsCalls: {
  getMallFront: CallRow<GetMallFrontRequest, GetMallFrontResponse, 'query'>;
  listHomeMallItems: CallRow<ListHomeMallItemsRequest, ListHomeMallItemsResponse, 'query'>;
  listHomeMallFeeds: ListRow<ListHomeMallFeedsRequest, ListHomeMallFeedsResponse>;
  listGoods: ListRow<ListGoodsRequest, ListGoodsResponse>;
  getGoods: CallRow<GetGoodsRequest, GoodsDetail, 'query'>;
  listGoodsAreas: CallRow<ListGoodsAreasRequest, ListGoodsAreasResponse, 'query'>;
  getCommerceItem: CallRow<GetCommerceItemRequest, GetCommerceItemResponse, 'query'>;
  getCart: CallRow<void, Cart, 'query'>;
  previewCart: CallRow<PreviewCartRequest, Cart, 'query'>;
  setCartLine: CallRow<SetCartLineRequest, SetCartLineResponse, 'mutation'>;
  mergeCart: CallRow<MergeCartRequest, MergeCartResponse, 'mutation'>;
  checkCommerceAddress: CallRow<CheckCommerceAddressRequest, CheckCommerceAddressResponse, 'query'>;
  quoteGoods: CallRow<QuoteGoodsRequest, GoodsQuote, 'query'>;
  submitMarketplaceOrder: CallRow<SubmitMarketplaceOrderRequest, SubmitMarketplaceOrderResponse, 'mutation'>;
  submitCommerceOrder: CallRow<SubmitCommerceOrderRequest, SubmitCommerceOrderResponse, 'mutation'>;
  payMarketplaceOrder: CallRow<PayMarketplaceOrderRequest, PayMarketplaceOrderResponse, 'mutation'>;
  getMarketplaceOrder: CallRow<GetMarketplaceOrderRequest, GoodsOrder, 'query'>;
  listMyMarketplaceOrders: ListRow<ListMyMarketplaceOrdersRequest, ListMyMarketplaceOrdersResponse>;
  cancelMarketplaceOrder: CallRow<CancelMarketplaceOrderRequest, CancelMarketplaceOrderResponse, 'mutation'>;
  getMarketplaceOrderStatus: CallRow<GetMarketplaceOrderStatusRequest, GetMarketplaceOrderStatusResponse, 'query'>;
  applyMarketplaceInvoice: CallRow<ApplyMarketplaceInvoiceRequest, ApplyMarketplaceInvoiceResponse, 'mutation'>;
  receiveMarketplaceOrder: CallRow<ReceiveMarketplaceOrderRequest, ReceiveMarketplaceOrderResponse, 'mutation'>;
  requestGoodsReturn: CallRow<RequestGoodsReturnRequest, RequestGoodsReturnResponse, 'mutation'>;
  withdrawGoodsReturn: CallRow<WithdrawGoodsReturnRequest, WithdrawGoodsReturnResponse, 'mutation'>;
  listGoodsToBuyAgain: CallRow<ListGoodsToBuyAgainRequest, ListGoodsToBuyAgainResponse, 'query'>;
  listGoodsComments: ListRow<ListGoodsCommentsRequest, ListGoodsCommentsResponse>;
  submitGoodsComment: CallRow<SubmitGoodsCommentRequest, OwnGoodsComment, 'mutation'>;
} = {
  getMallFront: {
    path: '/commerceh5/mall',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ]
  },
  listHomeMallItems: {
    path: '/bffnode/home/hmall/list',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ]
  },
  listHomeMallFeeds: {
    path: '/bffnode/home/feeds/hmall/list',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ],
    listed: 'page'
  },
  listGoods: {
    path: '/modulemarketplace/goods/list',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ],
    listed: 'page'
  },
  getGoods: {
    path: '/modulemarketplace/goods/detail',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ]
  },
  listGoodsAreas: {
    path: '/modulemarketplace/goods/areas',
    kind: 'query',
    open: true
  },
  getCommerceItem: {
    path: '/commerceh5/item',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ]
  },
  getCart: {
    path: '/modulemarketplace/goods/cart',
    kind: 'query',
    tags: [
      'Cart',
      'Goods'
    ]
  },
  previewCart: {
    path: '/modulemarketplace/goods/cart/preview',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ]
  },
  setCartLine: {
    path: '/modulemarketplace/goods/cart/set',
    kind: 'mutation',
    tags: [
      'Cart'
    ]
  },
  mergeCart: {
    path: '/modulemarketplace/goods/cart/merge',
    kind: 'mutation',
    tags: [
      'Cart'
    ]
  },
  checkCommerceAddress: {
    path: '/commerceh5/address/checkValid',
    kind: 'query',
    tags: [
      'Address',
      'Goods'
    ]
  },
  quoteGoods: {
    path: '/modulemarketplace/order/quote',
    kind: 'query',
    tags: [
      'Goods',
      'Address',
      'Cart'
    ]
  },
  submitMarketplaceOrder: {
    path: '/modulemarketplace/order/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      },
      'Order',
      'Cart',
      'Goods'
    ]
  },
  submitCommerceOrder: {
    path: '/modulecommerce/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      },
      'Order',
      'Cart',
      'Goods'
    ]
  },
  payMarketplaceOrder: {
    path: '/modulemarketplace/order/payorder',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      }
    ]
  },
  getMarketplaceOrder: {
    path: '/modulemarketplace/order/detail',
    kind: 'query',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      }
    ]
  },
  listMyMarketplaceOrders: {
    path: '/modulemarketplace/order/mylist',
    kind: 'query',
    tags: [
      'GoodsOrder'
    ],
    listed: 'cursor'
  },
  cancelMarketplaceOrder: {
    path: '/modulemarketplace/order/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      },
      'Order',
      'Goods'
    ]
  },
  getMarketplaceOrderStatus: {
    path: '/modulemarketplace/order/status',
    kind: 'query',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      }
    ]
  },
  applyMarketplaceInvoice: {
    path: '/modulemarketplace/order/invoice',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      }
    ]
  },
  receiveMarketplaceOrder: {
    path: '/modulemarketplace/order/receive',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  },
  requestGoodsReturn: {
    path: '/modulemarketplace/order/return',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      }
    ]
  },
  withdrawGoodsReturn: {
    path: '/modulemarketplace/order/return/withdraw',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      }
    ]
  },
  listGoodsToBuyAgain: {
    path: '/modulemarketplace/order/again',
    kind: 'query',
    tags: [
      'Goods'
    ]
  },
  listGoodsComments: {
    path: '/modulemarketplace/goods/comment/list',
    kind: 'query',
    open: true,
    tags: [
      'GoodsComment'
    ],
    listed: 'page'
  },
  submitGoodsComment: {
    path: '/modulemarketplace/order/comment',
    kind: 'mutation',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      },
      'GoodsComment'
    ]
  }
};
