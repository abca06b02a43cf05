// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { BasicMoneyPayRequest, BasicMoneyPayResponse, GetBestServicePackageRequest, GetBestServicePackageResponse, GetExtPayUrlRequest, GetExtPayUrlResponse, GetFaceResultPayUrlRequest, GetFaceResultPayUrlResponse, GetH5PayUrlRequest, GetH5PayUrlResponse, GetPayElementRequest, GetPayElementResponse, GetPayTypeRequest, GetPayTypeResponse, ListExtPayWaysRequest, ListExtPayWaysResponse, ListPayWaysRequest, ListPayWaysResponse, PrepayMiniappRequest, PrepayMiniappResponse } from './types/payment';

/** The calls of the payment domain. */
export const paymentCalls: {
  getH5PayUrl: CallRow<GetH5PayUrlRequest, GetH5PayUrlResponse, 'mutation'>;
  listPayWays: CallRow<ListPayWaysRequest, ListPayWaysResponse, 'query'>;
  getPayType: CallRow<GetPayTypeRequest, GetPayTypeResponse, 'query'>;
  getPayElement: CallRow<GetPayElementRequest, GetPayElementResponse, 'query'>;
  prepayMiniapp: CallRow<PrepayMiniappRequest, PrepayMiniappResponse, 'mutation'>;
  listExtPayWays: CallRow<ListExtPayWaysRequest, ListExtPayWaysResponse, 'query'>;
  getExtPayUrl: CallRow<GetExtPayUrlRequest, GetExtPayUrlResponse, 'mutation'>;
  getBestServicePackage: CallRow<GetBestServicePackageRequest, GetBestServicePackageResponse, 'query'>;
  getFaceResultPayUrl: CallRow<GetFaceResultPayUrlRequest, GetFaceResultPayUrlResponse, 'mutation'>;
  basicMoneyPay: CallRow<BasicMoneyPayRequest, BasicMoneyPayResponse, 'mutation'>;
} = {
  getH5PayUrl: {
    path: '/pay/geth5payurl.json',
    kind: 'mutation'
  },
  listPayWays: {
    path: '/pay/listpayway.json',
    kind: 'query'
  },
  getPayType: {
    path: '/pay/getpaytype.json',
    kind: 'query'
  },
  getPayElement: {
    path: '/pay/getpayelement',
    kind: 'query'
  },
  prepayMiniapp: {
    path: '/pay/miniapp/prepay',
    kind: 'mutation'
  },
  listExtPayWays: {
    path: '/extpay/listpayway.json',
    kind: 'query'
  },
  getExtPayUrl: {
    path: '/extpay/getpayurl.json',
    kind: 'mutation'
  },
  getBestServicePackage: {
    path: '/pay/getbestservicepackage.json',
    kind: 'query'
  },
  getFaceResultPayUrl: {
    path: '/pay/getFaceResultPayUrl',
    kind: 'mutation'
  },
  basicMoneyPay: {
    path: '/pay/basicMoneyPay',
    kind: 'mutation'
  }
};
