// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { AddAskerRequest, AddAskerResponse, Asker, CancelOverseasConsultRequest, CancelOverseasConsultResponse, DeleteAskerRequest, DeleteAskerResponse, DeleteOverseasConsultRequest, DeleteOverseasConsultResponse, FinishOverseasConsultRequest, FinishOverseasConsultResponse, GetAskerRequest, GetOverseasConsultRequest, GetOverseasDutyRequest, ListAskersResponse, ListCountriesResponse, ListOverseasConsultsRequest, ListOverseasConsultsResponse, SubmitOverseasConsultRequest, SubmitOverseasConsultResponse, TranslateOverseasMessageRequest, TranslateOverseasMessageResponse, UpdateAskerRequest, UpdateAskerResponse } from './types/overseas';
import type { OverseasConsult, OverseasDuty } from './types/overseas-consult-calls';

/** The calls of the overseas domain. */
export const overseasCalls: {
  getOverseasDuty: CallRow<GetOverseasDutyRequest, OverseasDuty, 'query'>;
  submitOverseasConsult: CallRow<SubmitOverseasConsultRequest, SubmitOverseasConsultResponse, 'mutation'>;
  listOverseasConsults: ListRow<ListOverseasConsultsRequest, ListOverseasConsultsResponse>;
  getOverseasConsult: CallRow<GetOverseasConsultRequest, OverseasConsult, 'query'>;
  cancelOverseasConsult: CallRow<CancelOverseasConsultRequest, CancelOverseasConsultResponse, 'mutation'>;
  finishOverseasConsult: CallRow<FinishOverseasConsultRequest, FinishOverseasConsultResponse, 'mutation'>;
  deleteOverseasConsult: CallRow<DeleteOverseasConsultRequest, DeleteOverseasConsultResponse, 'mutation'>;
  translateOverseasMessage: CallRow<TranslateOverseasMessageRequest, TranslateOverseasMessageResponse, 'query'>;
  listCountries: CallRow<void, ListCountriesResponse, 'query'>;
  listAskers: CallRow<void, ListAskersResponse, 'query'>;
  getAsker: CallRow<GetAskerRequest, Asker, 'query'>;
  addAsker: CallRow<AddAskerRequest, AddAskerResponse, 'mutation'>;
  updateAsker: CallRow<UpdateAskerRequest, UpdateAskerResponse, 'mutation'>;
  deleteAsker: CallRow<DeleteAskerRequest, DeleteAskerResponse, 'mutation'>;
} = {
  getOverseasDuty: {
    path: '/overseas/consult/duty.json',
    kind: 'query',
    open: true,
    tags: [
      'OverseasConsult'
    ]
  },
  submitOverseasConsult: {
    path: '/overseas/consult/submit.json',
    kind: 'mutation',
    tags: [
      'OverseasConsult',
      'Order'
    ]
  },
  listOverseasConsults: {
    path: '/overseas/consult/list.json',
    kind: 'query',
    tags: [
      'OverseasConsult'
    ],
    listed: 'cursor'
  },
  getOverseasConsult: {
    path: '/overseas/consult/detail.json',
    kind: 'query',
    tags: [
      {
        type: 'OverseasConsult',
        by: 'orderKey'
      }
    ]
  },
  cancelOverseasConsult: {
    path: '/overseas/consult/cancel.json',
    kind: 'mutation',
    tags: [
      {
        type: 'OverseasConsult',
        by: 'orderKey'
      },
      'Order'
    ]
  },
  finishOverseasConsult: {
    path: '/overseas/consult/finish.json',
    kind: 'mutation',
    tags: [
      {
        type: 'OverseasConsult',
        by: 'orderKey'
      },
      'Order'
    ]
  },
  deleteOverseasConsult: {
    path: '/overseas/consult/delete.json',
    kind: 'mutation',
    tags: [
      {
        type: 'OverseasConsult',
        by: 'orderKey'
      },
      'Order'
    ]
  },
  translateOverseasMessage: {
    path: '/overseas/consult/translate.json',
    kind: 'query',
    tags: [
      {
        type: 'OverseasConsult',
        by: 'orderKey'
      }
    ]
  },
  listCountries: {
    path: '/overseas/country/list.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listAskers: {
    path: '/overseas/asker/list.json',
    kind: 'query',
    tags: [
      'Asker'
    ]
  },
  getAsker: {
    path: '/overseas/asker/detail.json',
    kind: 'query',
    tags: [
      'Asker'
    ]
  },
  addAsker: {
    path: '/overseas/asker/add.json',
    kind: 'mutation',
    tags: [
      'Asker'
    ]
  },
  updateAsker: {
    path: '/overseas/asker/update.json',
    kind: 'mutation',
    tags: [
      'Asker'
    ]
  },
  deleteAsker: {
    path: '/overseas/asker/delete.json',
    kind: 'mutation',
    tags: [
      'Asker'
    ]
  }
};
