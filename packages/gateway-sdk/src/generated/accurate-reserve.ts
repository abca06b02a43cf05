// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { AccurateReserve, CancelAccurateReserveRequest, CancelAccurateReserveResponse, GetAccurateReserveDoctorRequest, GetAccurateReserveDoctorResponse, GetAccurateReserveRequest, GetAccurateReserveRequestRequest, GetAccurateReserveResponse, ListAccurateReserveDoctorsRequest, ListAccurateReserveDoctorsResponse, ListAccurateReserveRequestsRequest, ListAccurateReserveRequestsResponse, ResendAccurateReserveRequest, ResendAccurateReserveResponse, SubmitAccurateReserveRequest, SubmitAccurateReserveResponse } from './types/accurate-reserve';

/** The calls of the accurateReserve domain. */
export const accurateReserveCalls: {
  getAccurateReserve: CallRow<GetAccurateReserveRequest, GetAccurateReserveResponse, 'query'>;
  listAccurateReserveDoctors: ListRow<ListAccurateReserveDoctorsRequest, ListAccurateReserveDoctorsResponse>;
  getAccurateReserveDoctor: CallRow<GetAccurateReserveDoctorRequest, GetAccurateReserveDoctorResponse, 'query'>;
  submitAccurateReserve: CallRow<SubmitAccurateReserveRequest, SubmitAccurateReserveResponse, 'mutation'>;
  resendAccurateReserve: CallRow<ResendAccurateReserveRequest, ResendAccurateReserveResponse, 'mutation'>;
  cancelAccurateReserve: CallRow<CancelAccurateReserveRequest, CancelAccurateReserveResponse, 'mutation'>;
  getAccurateReserveRequest: CallRow<GetAccurateReserveRequestRequest, AccurateReserve, 'query'>;
  listAccurateReserveRequests: ListRow<ListAccurateReserveRequestsRequest, ListAccurateReserveRequestsResponse>;
} = {
  getAccurateReserve: {
    path: '/order/orderconfig/accuratereserve',
    kind: 'query',
    open: true
  },
  listAccurateReserveDoctors: {
    path: '/order/accuratereserve/doctorlist',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getAccurateReserveDoctor: {
    path: '/order/accuratereserve/doctor',
    kind: 'query',
    open: true
  },
  submitAccurateReserve: {
    path: '/order/accuratereserve/submit',
    kind: 'mutation',
    tags: [
      'AccurateReserve'
    ]
  },
  resendAccurateReserve: {
    path: '/order/accuratereserve/resend',
    kind: 'mutation',
    tags: [
      {
        type: 'AccurateReserve',
        by: 'requestId'
      }
    ]
  },
  cancelAccurateReserve: {
    path: '/order/accuratereserve/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'AccurateReserve',
        by: 'requestId'
      }
    ]
  },
  getAccurateReserveRequest: {
    path: '/order/accuratereserve/detail',
    kind: 'query',
    tags: [
      {
        type: 'AccurateReserve',
        by: 'requestId'
      }
    ]
  },
  listAccurateReserveRequests: {
    path: '/order/accuratereserve/list',
    kind: 'query',
    tags: [
      'AccurateReserve'
    ],
    listed: 'page'
  }
};
