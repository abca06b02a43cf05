// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GetIndividualBannerRequest, GetIndividualBannerResponse, GetOperateByPositionRequest, GetOperateByPositionResponse, GetOperateResourceRequest, GetOperateResourceResponse, GetPictureInfoRequest, GetPictureInfoResponse, ListMediaFocusRequest, ListMediaFocusResponse, ListOperateResourcesResponse, ListSpecialDepartmentsRequest, ListSpecialDepartmentsResponse, PostOperateResourceRequest, PostOperateResourceResponse } from './types/operate';

/** The calls of the operate domain. */
export const operateCalls: {
  getOperateResource: CallRow<GetOperateResourceRequest, GetOperateResourceResponse, 'query'>;
  postOperateResource: CallRow<PostOperateResourceRequest, PostOperateResourceResponse, 'query'>;
  listOperateResources: CallRow<void, ListOperateResourcesResponse, 'query'>;
  getIndividualBanner: CallRow<GetIndividualBannerRequest, GetIndividualBannerResponse, 'query'>;
  getOperateByPosition: CallRow<GetOperateByPositionRequest, GetOperateByPositionResponse, 'query'>;
  listMediaFocus: ListRow<ListMediaFocusRequest, ListMediaFocusResponse>;
  getPictureInfo: CallRow<GetPictureInfoRequest, GetPictureInfoResponse, 'query'>;
  listSpecialDepartments: CallRow<ListSpecialDepartmentsRequest, ListSpecialDepartmentsResponse, 'query'>;
} = {
  getOperateResource: {
    path: '/moduleoperate/json/white/operateResource',
    kind: 'query',
    method: 'GET',
    encoding: 'query',
    open: true,
    cached: true
  },
  postOperateResource: {
    path: '/moduleoperate/json/white/operateResource',
    kind: 'query',
    encoding: 'form',
    open: true,
    cached: true
  },
  listOperateResources: {
    path: '/moduleoperate/json/white/getoperateresource',
    kind: 'query',
    open: true,
    cached: true
  },
  getIndividualBanner: {
    path: '/moduleoperate/json/white/operate/banner/getindividualbanner',
    kind: 'query',
    open: true,
    cached: true
  },
  getOperateByPosition: {
    path: '/operative/operativeset/getoperatebyposition.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listMediaFocus: {
    path: '/moduleoperate/json/white/mediafocus/list.json',
    kind: 'query',
    open: true,
    cached: true,
    listed: 'page'
  },
  getPictureInfo: {
    path: '/common/configpicture/pictureInfo',
    kind: 'query',
    open: true,
    cached: true
  },
  listSpecialDepartments: {
    path: '/moduleoperate/json/white/gethotdepartment.json',
    kind: 'query',
    open: true,
    cached: true
  }
};
