// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GatewayFailure } from '../failure';
import type { AcceptActivityInviteRequest, AcceptActivityInviteResponse, AssistantAddressRequest, AssistantAddressResponse, CheckActivityStatusRequest, CheckFirstHitRequest, CheckFirstHitResponse, EnrollActivityRequest, EnrollActivityResponse, GetActivityAddressRequest, GetActivityAddressResponse, GetActivityEnrollTokenRequest, GetActivityEnrollTokenResponse, GetActivityOrderStatusRequest, GetActivityOrderStatusResponse, GetActivityPrizeDetailRequest, GetActivityPrizeDetailResponse, GetActivityTipRequest, GetHealthCoinMemberHomeResponse, HelpAssistantRequest, HelpAssistantResponse, ListActivityAttendRecordsRequest, ListActivityAttendRecordsResponse, ListActivityHistoryRequest, ListActivityHistoryResponse, ListAssistantHelpsRequest, ListAssistantHelpsResponse, PageMyAssistantHelpsRequest, PageMyAssistantHelpsResponse, RemindAssistantSignResponse, RequestAssistantHelpRequest, RequestAssistantHelpResponse, ShareActivityRequest, ShareActivityResponse, UpdateActivityAddressRequest, UpdateActivityAddressResponse } from './types/activities';
import type { ActivityStatus, ActivityTip } from './types/activity-shapes';

/** The calls of the activities domain. */
export const activitiesCalls: {
  getHealthCoinMemberHome: CallRow<void, GetHealthCoinMemberHomeResponse | GatewayFailure, 'query'>;
  getActivityTip: CallRow<GetActivityTipRequest, ActivityTip, 'query'>;
  checkActivityStatus: CallRow<CheckActivityStatusRequest, ActivityStatus, 'query'>;
  getActivityEnrollToken: CallRow<GetActivityEnrollTokenRequest, GetActivityEnrollTokenResponse, 'mutation'>;
  enrollActivity: CallRow<EnrollActivityRequest, EnrollActivityResponse, 'mutation'>;
  getActivityPrizeDetail: CallRow<GetActivityPrizeDetailRequest, GetActivityPrizeDetailResponse, 'query'>;
  listActivityHistory: CallRow<ListActivityHistoryRequest, ListActivityHistoryResponse, 'query'>;
  listActivityAttendRecords: CallRow<ListActivityAttendRecordsRequest, ListActivityAttendRecordsResponse, 'query'>;
  shareActivity: CallRow<ShareActivityRequest, ShareActivityResponse, 'mutation'>;
  acceptActivityInvite: CallRow<AcceptActivityInviteRequest, AcceptActivityInviteResponse, 'mutation'>;
  getActivityOrderStatus: CallRow<GetActivityOrderStatusRequest, GetActivityOrderStatusResponse, 'query'>;
  updateActivityAddress: CallRow<UpdateActivityAddressRequest, UpdateActivityAddressResponse, 'mutation'>;
  getActivityAddress: CallRow<GetActivityAddressRequest, GetActivityAddressResponse, 'query'>;
  checkFirstHit: CallRow<CheckFirstHitRequest, CheckFirstHitResponse, 'query'>;
  listAssistantHelps: CallRow<ListAssistantHelpsRequest, ListAssistantHelpsResponse | GatewayFailure, 'query'>;
  helpAssistant: CallRow<HelpAssistantRequest, HelpAssistantResponse | GatewayFailure, 'mutation'>;
  requestAssistantHelp: CallRow<RequestAssistantHelpRequest, RequestAssistantHelpResponse | GatewayFailure, 'mutation'>;
  pageMyAssistantHelps: CallRow<PageMyAssistantHelpsRequest, PageMyAssistantHelpsResponse | GatewayFailure, 'query'>;
  assistantAddress: CallRow<AssistantAddressRequest, AssistantAddressResponse | GatewayFailure, 'query'>;
  remindAssistantSign: CallRow<void, RemindAssistantSignResponse | GatewayFailure, 'query'>;
} = {
  getHealthCoinMemberHome: {
    path: '/modulemember/healthcoin/home',
    kind: 'query',
    open: true,
    tags: [
      'Session',
      'Activity',
      'HealthCoin'
    ],
    onFailure: 'result'
  },
  getActivityTip: {
    path: '/member/activity/tip',
    kind: 'query',
    encoding: 'form',
    open: true,
    tags: [
      'Activity'
    ]
  },
  checkActivityStatus: {
    path: '/member/activity/checkstatus',
    kind: 'query',
    encoding: 'form',
    tags: [
      'Session',
      'Activity',
      'HealthCoin'
    ]
  },
  getActivityEnrollToken: {
    path: '/member/activity/enrollToken',
    kind: 'mutation',
    encoding: 'form'
  },
  enrollActivity: {
    path: '/member/activity/enroll',
    kind: 'mutation',
    encoding: 'form',
    tags: [
      'Activity',
      'HealthCoin',
      'Wallet'
    ]
  },
  getActivityPrizeDetail: {
    path: '/member/activity/prizedetail',
    kind: 'query',
    encoding: 'form',
    tags: [
      'Session',
      'Activity',
      'CoinExchangeOrder'
    ]
  },
  listActivityHistory: {
    path: '/member/activity/history',
    kind: 'query',
    encoding: 'form',
    open: true,
    tags: [
      'Activity'
    ]
  },
  listActivityAttendRecords: {
    path: '/member/activity/attendrecord',
    kind: 'query',
    encoding: 'form',
    tags: [
      'Session',
      'Activity',
      'CoinExchangeOrder'
    ]
  },
  shareActivity: {
    path: '/member/activity/share',
    kind: 'mutation',
    encoding: 'form',
    tags: [
      'Activity'
    ]
  },
  acceptActivityInvite: {
    path: '/member/activity/acceptinvite',
    kind: 'mutation',
    encoding: 'form',
    tags: [
      'Activity'
    ]
  },
  getActivityOrderStatus: {
    path: '/member/activity/orderstatus',
    kind: 'query',
    encoding: 'form',
    tags: [
      'Session',
      'Activity',
      'CoinExchangeOrder'
    ]
  },
  updateActivityAddress: {
    path: '/member/activity/updateAddress',
    kind: 'mutation',
    encoding: 'form',
    tags: [
      'Activity',
      'CoinExchangeOrder',
      'Order'
    ]
  },
  getActivityAddress: {
    path: '/member/activity/address',
    kind: 'query',
    tags: [
      'Session',
      'Address'
    ]
  },
  checkFirstHit: {
    path: '/member/activity/checkfirsthit',
    kind: 'query',
    tags: [
      'Session',
      'Activity'
    ]
  },
  listAssistantHelps: {
    path: '/assistant/list',
    kind: 'query',
    tags: [
      'Session',
      'Activity'
    ],
    onFailure: 'result'
  },
  helpAssistant: {
    path: '/assistant/help',
    kind: 'mutation',
    tags: [
      'Activity'
    ],
    onFailure: 'result'
  },
  requestAssistantHelp: {
    path: '/assistant/request/help',
    kind: 'mutation',
    tags: [
      'Activity'
    ],
    onFailure: 'result'
  },
  pageMyAssistantHelps: {
    path: '/assistant/mine/page',
    kind: 'query',
    tags: [
      'Session',
      'Activity'
    ],
    onFailure: 'result'
  },
  assistantAddress: {
    path: '/assistant/address',
    kind: 'query',
    tags: [
      'Session',
      'Address'
    ],
    onFailure: 'result'
  },
  remindAssistantSign: {
    path: '/assistant/remindsign',
    kind: 'query',
    tags: [
      'Session',
      'HealthCoin'
    ],
    onFailure: 'result'
  }
};
