// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { CancelPanelOrderRequest, CancelPanelOrderResponse, GetPanelDraftResponse, GetPanelHomepageResponse, GetPanelOrderRequest, ListPanelExpertsRequest, ListPanelExpertsResponse, ListPanelOrdersRequest, ListPanelOrdersResponse, PanelOrder, SavePanelDraftRequest, SavePanelDraftResponse, SubmitPanelOrderRequest, SubmitPanelOrderResponse } from './types/panels';

/** The calls of the panels domain. */
export const panelsCalls: {
  getPanelHomepage: CallRow<void, GetPanelHomepageResponse, 'query'>;
  listPanelExperts: CallRow<ListPanelExpertsRequest, ListPanelExpertsResponse, 'query'>;
  savePanelDraft: CallRow<SavePanelDraftRequest, SavePanelDraftResponse, 'mutation'>;
  getPanelDraft: CallRow<void, GetPanelDraftResponse, 'query'>;
  submitPanelOrder: CallRow<SubmitPanelOrderRequest, SubmitPanelOrderResponse, 'mutation'>;
  listPanelOrders: ListRow<ListPanelOrdersRequest, ListPanelOrdersResponse>;
  getPanelOrder: CallRow<GetPanelOrderRequest, PanelOrder, 'query'>;
  cancelPanelOrder: CallRow<CancelPanelOrderRequest, CancelPanelOrderResponse, 'mutation'>;
} = {
  getPanelHomepage: {
    path: '/consult/panel/homepage',
    kind: 'query',
    open: true
  },
  listPanelExperts: {
    path: '/consult/panel/expertlist',
    kind: 'query',
    open: true
  },
  savePanelDraft: {
    path: '/consult/panel/draft/save',
    kind: 'mutation',
    tags: [
      'PanelDraft'
    ]
  },
  getPanelDraft: {
    path: '/consult/panel/draft/detail',
    kind: 'query',
    tags: [
      'PanelDraft'
    ]
  },
  submitPanelOrder: {
    path: '/consult/panel/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'Panel',
        by: 'orderKey'
      },
      'PanelDraft',
      'Order'
    ]
  },
  listPanelOrders: {
    path: '/consult/panel/list',
    kind: 'query',
    tags: [
      'Panel'
    ],
    listed: 'cursor'
  },
  getPanelOrder: {
    path: '/consult/panel/detail',
    kind: 'query',
    tags: [
      {
        type: 'Panel',
        by: 'orderKey'
      }
    ]
  },
  cancelPanelOrder: {
    path: '/consult/panel/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'Panel',
        by: 'orderKey'
      },
      'Order'
    ]
  }
};
