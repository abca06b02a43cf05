import type { healthServices } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { deleteComment, findOwnComment, listComments, submitComment } from './comments';
import {
  filterOrganisations,
  findBanner,
  findOrganisation,
  listAreas,
  listChannels,
  listOrganisations,
} from './organisations';

/** What answers the calls of the health services (spec 3 §5 and §7.7). */
export const healthServicesHandlers: HandlersOf<typeof healthServices> = {
  listHealthChannels: (_, context) => listChannels(context),
  getHealthChannelBanner: findBanner,
  listHealthAreas: listAreas,
  filterOrganizations: filterOrganisations,
  listOrganizations: listOrganisations,
  getOrganization: findOrganisation,
  listOrganizationComments: listComments,
  getOwnOrganizationComment: findOwnComment,
  submitOrganizationComment: submitComment,
  deleteOrganizationComment: deleteComment,
};
