// Generated from packages/contract by `npm run generate`; change it there.
import type { GoodsComment } from './goods-comments';
import type { GoodsCard, GoodsCategory, GoodsOrderCard, GoodsOrderState, GoodsPicture, GoodsShop } from './goods-shapes';
import type { OrderGroup } from './orders';
export interface GetMallFrontRequest {
  shopId?: string | undefined;
}
export interface GetMallFrontResponse {
  shop: GoodsShop | null;
  shops: GoodsShop[];
  categories: GoodsCategory[];
  popular: GoodsCard[];
  cheaper: GoodsCard[];
}
export interface ListHomeMallItemsRequest {
  pageSize?: number | undefined;
}
export interface ListHomeMallItemsResponse {
  items: GoodsCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListHomeMallFeedsRequest {
  after?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListHomeMallFeedsResponse {
  items: GoodsCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListGoodsRequest {
  shopId?: string | undefined;
  categoryId?: string | undefined;
  q?: string | undefined;
  only?: 'medicine' | 'selected' | undefined;
  sort?: 'popular' | 'cheapest' | 'dearest' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListGoodsResponse {
  items: GoodsCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetGoodsRequest {
  shopId: string;
  goodsNo: string;
  areaId?: string | undefined;
}
export interface ListGoodsAreasRequest {
  shopId: string;
}
export interface ListGoodsAreasResponse {
  items: {
    areaId: string;
    name: string;
    freightCents: number;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetCommerceItemRequest {
  itemId: string;
}
export interface GetCommerceItemResponse {
  itemId: string;
  shopId: string;
  shopName: string;
  goodsNo: string;
  title: string;
  skuLabel: string;
  picture: GoodsPicture | null;
  needsPrescription: boolean;
  priceCents: number;
  memberCents: number | null;
  stock: number;
  isOnSale: boolean;
}
export interface PreviewCartRequest {
  /**
   * @maxItems 500
   */
  lines: {
    skuId: string;
    count: number;
  }[];
}
export interface SetCartLineRequest {
  skuId: string;
  count: number;
}
export interface SetCartLineResponse {
  skuId: string;
  count: number;
  isCapped: boolean;
  cartCount: number;
}
export interface MergeCartRequest {
  /**
   * @maxItems 500
   */
  lines: {
    skuId: string;
    count: number;
  }[];
}
export interface MergeCartResponse {
  capped: number;
  left: number;
  cartCount: number;
}
export interface CheckCommerceAddressRequest {
  addressId: string;
  /**
   * @minItems 1
   * @maxItems 500
   */
  skuIds: string[];
}
export interface CheckCommerceAddressResponse {
  isValid: boolean;
  outside: {
    shopId: string;
    name: string;
    titles: string[];
  }[];
}
export interface QuoteGoodsRequest {
  /**
   * @minItems 1
   * @maxItems 500
   */
  lines: {
    skuId: string;
    count: number;
  }[];
  addressId?: string | undefined;
  /**
   * @maxItems 10
   */
  couponIds?: string[] | undefined;
  useCoins?: boolean | undefined;
}
export interface SubmitMarketplaceOrderRequest {
  /**
   * @minItems 1
   * @maxItems 500
   */
  lines: {
    skuId: string;
    count: number;
  }[];
  addressId: string;
  /**
   * @maxItems 10
   */
  couponIds?: string[] | undefined;
  useCoins?: boolean | undefined;
  digest: string;
  note?: string | undefined;
  invoice?: {
    title:
      | {
          type: 'person';
          name: string;
        }
      | {
          type: 'company';
          name: string;
          taxNo: string;
        };
    email: string;
  };
}
export interface SubmitMarketplaceOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface SubmitCommerceOrderRequest {
  itemId: string;
  count?: number | undefined;
  addressId: string;
  dealCents: number;
}
export interface SubmitCommerceOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface PayMarketplaceOrderRequest {
  orderNo: string;
  returnUrl: string;
}
export interface PayMarketplaceOrderResponse {
  orderNo: string;
  url: string;
}
export interface GetMarketplaceOrderRequest {
  orderNo: string;
}
export interface ListMyMarketplaceOrdersRequest {
  group?: OrderGroup | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListMyMarketplaceOrdersResponse {
  items: GoodsOrderCard[];
  next: string | null;
}
export interface CancelMarketplaceOrderRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelMarketplaceOrderResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}
export interface GetMarketplaceOrderStatusRequest {
  orderNo: string;
}
export interface GetMarketplaceOrderStatusResponse {
  orderNo: string;
  state: GoodsOrderState;
  group: OrderGroup;
  statusText: string;
  payment: 'none' | 'open' | 'failed' | 'paid';
  payBefore: string | null;
}
export interface ApplyMarketplaceInvoiceRequest {
  orderNo: string;
  title:
    | {
        type: 'person';
        name: string;
      }
    | {
        type: 'company';
        name: string;
        taxNo: string;
      };
  email: string;
}
export interface ApplyMarketplaceInvoiceResponse {
  orderNo: string;
  amountCents: number;
  appliedAt: string;
}
export interface ReceiveMarketplaceOrderRequest {
  orderNo: string;
}
export interface ReceiveMarketplaceOrderResponse {
  orderNo: string;
  statusText: string;
}
export interface RequestGoodsReturnRequest {
  orderNo: string;
  type: 'return' | 'exchange';
  /**
   * @minItems 1
   * @maxItems 500
   */
  lines: {
    lineNo: number;
    count: number;
  }[];
  reason: string;
  /**
   * @maxItems 9
   */
  fileIds?: string[] | undefined;
}
export interface RequestGoodsReturnResponse {
  orderNo: string;
  returnId: string;
  refundCents: number;
}
export interface WithdrawGoodsReturnRequest {
  orderNo: string;
  returnId: string;
}
export interface WithdrawGoodsReturnResponse {
  orderNo: string;
  returnId: string;
}
export interface ListGoodsToBuyAgainRequest {
  orderNo: string;
}
export interface ListGoodsToBuyAgainResponse {
  /**
   * @maxItems 500
   */
  lines: {
    skuId: string;
    count: number;
  }[];
  left: string[];
}
export interface ListGoodsCommentsRequest {
  goodsNo: string;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListGoodsCommentsResponse {
  items: GoodsComment[];
  total: number;
  pageNo: number;
  pageSize: number;
  average: number | null;
}
export interface SubmitGoodsCommentRequest {
  orderNo: string;
  lineNo: number;
  score: number;
  text?: string | undefined;
  anonymous?: boolean | undefined;
}
