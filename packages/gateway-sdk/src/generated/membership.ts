// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { ActiveVipCardRequest, BuyVipCardRequest, BuyVipCardResponse, CancelHealthVipOrderRequest, CancelHealthVipOrderResponse, ChooseVipMembersRequest, CreateHealthVipOrderRequest, CreateHealthVipOrderResponse, ExchangeVipCodeRequest, GetBestVipCardResponse, GetHealthVipActivityRequest, GetHealthVipActivityResponse, GetHealthVipCardInfoForCateRequest, GetHealthVipFlagResponse, GetHealthVipMemberInfoResponse, GetHealthVipOrderSimpleInfoRequest, GetHomeVipEntryResponse, GetNewcomerGiftResponse, GetVipFreeRightRequest, GetVipFreeRightResponse, GetVipMemberInfoResponse, ListAvailableVipCardsResponse, ListAvailableVipServicesResponse, ListHealthVipCardsRequest, ListHealthVipCardsResponse, ListInvalidVipCardsRequest, ListInvalidVipCardsResponse, ListMyVipCardsResponse, ListVipCardsInServiceRequest, ListVipCardsInServiceResponse, ListVipCardsRequest, ListVipDoctorsRequest, ListVipDoctorsResponse, ListVipGoodsOrdersRequest, ListVipGoodsOrdersResponse, ListVipItemsResponse, ListVipLevelsResponse, ListVipUnsupportedHospitalsResponse, ReceiveNewcomerGiftResponse, RemoveCorpVipBindRequest, RemoveCorpVipBindResponse, SetVipSubscriptionRequest, ValidateVipCardRequest, ValidateVipCardResponse } from './types/membership';
import type { VipOrder } from './types/membership-order-calls';
import type { VipCard, VipProductDetail } from './types/membership-shapes';

/** The calls of the membership domain. */
export const membershipCalls: {
  listHealthVipCards: CallRow<ListHealthVipCardsRequest, ListHealthVipCardsResponse, 'query'>;
  getHealthVipCardInfoForCate: CallRow<GetHealthVipCardInfoForCateRequest, VipProductDetail, 'query'>;
  getHomeVipEntry: CallRow<void, GetHomeVipEntryResponse, 'query'>;
  listVipItems: CallRow<void, ListVipItemsResponse, 'query'>;
  getHealthVipActivity: CallRow<GetHealthVipActivityRequest, GetHealthVipActivityResponse, 'query'>;
  listVipUnsupportedHospitals: CallRow<void, ListVipUnsupportedHospitalsResponse, 'query'>;
  listVipDoctors: ListRow<ListVipDoctorsRequest, ListVipDoctorsResponse>;
  getVipMemberInfo: CallRow<void, GetVipMemberInfoResponse, 'query'>;
  listMyVipCards: CallRow<void, ListMyVipCardsResponse, 'query'>;
  listVipCards: CallRow<ListVipCardsRequest, VipCard, 'query'>;
  listAvailableVipCards: CallRow<void, ListAvailableVipCardsResponse, 'query'>;
  listVipCardsInService: CallRow<ListVipCardsInServiceRequest, ListVipCardsInServiceResponse, 'query'>;
  listInvalidVipCards: CallRow<ListInvalidVipCardsRequest, ListInvalidVipCardsResponse, 'query'>;
  getBestVipCard: CallRow<void, GetBestVipCardResponse, 'query'>;
  listAvailableVipServices: CallRow<void, ListAvailableVipServicesResponse, 'query'>;
  activeVipCard: CallRow<ActiveVipCardRequest, VipCard, 'mutation'>;
  exchangeVipCode: CallRow<ExchangeVipCodeRequest, VipCard, 'mutation'>;
  chooseVipMembers: CallRow<ChooseVipMembersRequest, VipCard, 'mutation'>;
  setVipSubscription: CallRow<SetVipSubscriptionRequest, VipCard, 'mutation'>;
  removeCorpVipBind: CallRow<RemoveCorpVipBindRequest, RemoveCorpVipBindResponse, 'mutation'>;
  listVipLevels: CallRow<void, ListVipLevelsResponse, 'query'>;
  getHealthVipMemberInfo: CallRow<void, GetHealthVipMemberInfoResponse, 'query'>;
  getVipFreeRight: CallRow<GetVipFreeRightRequest, GetVipFreeRightResponse, 'query'>;
  getHealthVipFlag: CallRow<void, GetHealthVipFlagResponse, 'query'>;
  getNewcomerGift: CallRow<void, GetNewcomerGiftResponse, 'query'>;
  receiveNewcomerGift: CallRow<void, ReceiveNewcomerGiftResponse, 'mutation'>;
  validateVipCard: CallRow<ValidateVipCardRequest, ValidateVipCardResponse, 'query'>;
  buyVipCard: CallRow<BuyVipCardRequest, BuyVipCardResponse, 'mutation'>;
  createHealthVipOrder: CallRow<CreateHealthVipOrderRequest, CreateHealthVipOrderResponse, 'mutation'>;
  listVipGoodsOrders: ListRow<ListVipGoodsOrdersRequest, ListVipGoodsOrdersResponse>;
  getHealthVipOrderSimpleInfo: CallRow<GetHealthVipOrderSimpleInfoRequest, VipOrder, 'query'>;
  cancelHealthVipOrder: CallRow<CancelHealthVipOrderRequest, CancelHealthVipOrderResponse, 'mutation'>;
} = {
  listHealthVipCards: {
    path: '/healthvip/rest/common/black/cards',
    kind: 'query',
    open: true,
    tags: [
      'VipProduct'
    ]
  },
  getHealthVipCardInfoForCate: {
    path: '/healthvip/rest/common/black/cardinfo4cate',
    kind: 'query',
    open: true,
    tags: [
      'VipProduct'
    ]
  },
  getHomeVipEntry: {
    path: '/bffnode/home/vip/entry',
    kind: 'query',
    open: true,
    tags: [
      'VipCard',
      'VipProduct'
    ]
  },
  listVipItems: {
    path: '/vip/rest/member/black/items',
    kind: 'query',
    open: true,
    tags: [
      'VipProduct'
    ]
  },
  getHealthVipActivity: {
    path: '/healthvip/rest/activity/getactivity',
    kind: 'query',
    open: true,
    tags: [
      'VipProduct'
    ]
  },
  listVipUnsupportedHospitals: {
    path: '/my/vip/nonsupporthospitals',
    kind: 'query',
    method: 'GET',
    open: true,
    tags: [
      'VipProduct'
    ]
  },
  listVipDoctors: {
    path: '/vip/rest/member/black/doctors',
    kind: 'query',
    open: true,
    tags: [
      'VipProduct'
    ],
    listed: 'page'
  },
  getVipMemberInfo: {
    path: '/vip/rest/member/black/info',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  listMyVipCards: {
    path: '/vip/rest/member/black/mycards',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  listVipCards: {
    path: '/vip/rest/member/black/cardlist',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  listAvailableVipCards: {
    path: '/vip/rest/member/black/availablecards',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  listVipCardsInService: {
    path: '/vip/rest/member/black/cardsinservice',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  listInvalidVipCards: {
    path: '/vip/rest/member/black/invalidcard',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  getBestVipCard: {
    path: '/vip/rest/member/black/bestcard',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  listAvailableVipServices: {
    path: '/vip/rest/member/black/availableservices',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  activeVipCard: {
    path: '/vip/rest/card/black/active',
    kind: 'mutation',
    tags: [
      'VipCard',
      'VipOrder',
      'Order'
    ]
  },
  exchangeVipCode: {
    path: '/my/vip/exchange',
    kind: 'mutation',
    tags: [
      'VipCard'
    ]
  },
  chooseVipMembers: {
    path: '/my/vip/choosemember',
    kind: 'mutation',
    tags: [
      'VipCard'
    ]
  },
  setVipSubscription: {
    path: '/my/vip/subscription',
    kind: 'mutation',
    tags: [
      'VipCard'
    ]
  },
  removeCorpVipBind: {
    path: '/corpvip/rest/member/black/removebind',
    kind: 'mutation',
    tags: [
      'VipCard'
    ]
  },
  listVipLevels: {
    path: '/my/vip/levels',
    kind: 'query',
    method: 'GET',
    open: true,
    tags: [
      'VipProduct'
    ]
  },
  getHealthVipMemberInfo: {
    path: '/healthvip/rest/member/black/getmemberinfo',
    kind: 'query',
    tags: [
      'VipLevel'
    ]
  },
  getVipFreeRight: {
    path: '/my/vip/freeright',
    kind: 'query',
    method: 'GET',
    tags: [
      'VipLevel'
    ]
  },
  getHealthVipFlag: {
    path: '/healthvip/rest/member/black/vipflag',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  getNewcomerGift: {
    path: '/healthvip/rest/member/black/newcomergift',
    kind: 'query',
    tags: [
      'VipCard'
    ]
  },
  receiveNewcomerGift: {
    path: '/healthvip/rest/member/black/receivednewcomergift',
    kind: 'mutation',
    tags: [
      'VipCard',
      'Coupon'
    ]
  },
  validateVipCard: {
    path: '/vip/rest/card/black/validate',
    kind: 'query',
    tags: [
      'VipCard',
      'VipProduct',
      'Coupon'
    ]
  },
  buyVipCard: {
    path: '/vip/rest/card/black/buy',
    kind: 'mutation',
    tags: [
      {
        type: 'VipOrder',
        by: 'orderNo'
      },
      'Coupon',
      'Order'
    ]
  },
  createHealthVipOrder: {
    path: '/healthvip/rest/order/black/neworder',
    kind: 'mutation',
    tags: [
      {
        type: 'VipOrder',
        by: 'orderNo'
      },
      'Coupon',
      'Order'
    ]
  },
  listVipGoodsOrders: {
    path: '/my/vip/goodsorders',
    kind: 'query',
    method: 'GET',
    tags: [
      'VipOrder'
    ],
    listed: 'cursor'
  },
  getHealthVipOrderSimpleInfo: {
    path: '/healthvip/rest/order/black/ordersimpleinfo',
    kind: 'query',
    tags: [
      {
        type: 'VipOrder',
        by: 'orderNo'
      }
    ]
  },
  cancelHealthVipOrder: {
    path: '/healthvip/rest/order/black/cancelorder',
    kind: 'mutation',
    tags: [
      {
        type: 'VipOrder',
        by: 'orderNo'
      },
      'VipCard',
      'Coupon',
      'Order'
    ]
  }
};
