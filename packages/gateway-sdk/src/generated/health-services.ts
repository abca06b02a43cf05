// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { DeleteOrganizationCommentRequest, DeleteOrganizationCommentResponse, FilterOrganizationsRequest, FilterOrganizationsResponse, GetHealthChannelBannerRequest, GetHealthChannelBannerResponse, GetOrganizationRequest, GetOwnOrganizationCommentRequest, GetOwnOrganizationCommentResponse, HealthOrganisation, ListHealthAreasRequest, ListHealthAreasResponse, ListHealthChannelsResponse, ListOrganizationCommentsRequest, ListOrganizationCommentsResponse, ListOrganizationsRequest, ListOrganizationsResponse, OwnHealthComment, SubmitOrganizationCommentRequest } from './types/health-services';

/** The calls of the healthServices domain. */
export const healthServicesCalls: {
  listHealthChannels: CallRow<void, ListHealthChannelsResponse, 'query'>;
  getHealthChannelBanner: CallRow<GetHealthChannelBannerRequest, GetHealthChannelBannerResponse, 'query'>;
  listHealthAreas: CallRow<ListHealthAreasRequest, ListHealthAreasResponse, 'query'>;
  filterOrganizations: CallRow<FilterOrganizationsRequest, FilterOrganizationsResponse, 'query'>;
  listOrganizations: ListRow<ListOrganizationsRequest, ListOrganizationsResponse>;
  getOrganization: CallRow<GetOrganizationRequest, HealthOrganisation, 'query'>;
  listOrganizationComments: ListRow<ListOrganizationCommentsRequest, ListOrganizationCommentsResponse>;
  getOwnOrganizationComment: CallRow<GetOwnOrganizationCommentRequest, GetOwnOrganizationCommentResponse, 'query'>;
  submitOrganizationComment: CallRow<SubmitOrganizationCommentRequest, OwnHealthComment, 'mutation'>;
  deleteOrganizationComment: CallRow<DeleteOrganizationCommentRequest, DeleteOrganizationCommentResponse, 'mutation'>;
} = {
  listHealthChannels: {
    path: '/hades/health/channel/list',
    kind: 'query',
    open: true,
    cached: true
  },
  getHealthChannelBanner: {
    path: '/hades/health/channel/banner',
    kind: 'query',
    open: true
  },
  listHealthAreas: {
    path: '/hades/health/area/list',
    kind: 'query',
    open: true
  },
  filterOrganizations: {
    path: '/hades/health/org/filter',
    kind: 'query',
    open: true,
    tags: [
      'HealthComment'
    ]
  },
  listOrganizations: {
    path: '/hades/health/org/list',
    kind: 'query',
    open: true,
    tags: [
      'HealthComment'
    ],
    listed: 'page'
  },
  getOrganization: {
    path: '/hades/health/org/detail',
    kind: 'query',
    open: true,
    tags: [
      'HealthComment'
    ]
  },
  listOrganizationComments: {
    path: '/hades/health/org/comment/list',
    kind: 'query',
    open: true,
    tags: [
      'HealthComment'
    ],
    listed: 'page'
  },
  getOwnOrganizationComment: {
    path: '/hades/health/org/comment/own',
    kind: 'query',
    tags: [
      'HealthComment'
    ]
  },
  submitOrganizationComment: {
    path: '/hades/health/org/comment/submit',
    kind: 'mutation',
    tags: [
      'HealthComment'
    ]
  },
  deleteOrganizationComment: {
    path: '/hades/health/org/comment/delete',
    kind: 'mutation',
    tags: [
      'HealthComment'
    ]
  }
};
