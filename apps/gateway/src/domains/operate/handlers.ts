import { type operate } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import {
  bannerResource,
  itemsAt,
  mediaFocus,
  pictureAt,
  positionResource,
  resourcesInForce,
  specialDepartments,
} from './service';

/** What answers the calls of what the operator places; all of them are open and only read. */
export const operateHandlers: HandlersOf<typeof operate> = {
  getOperateResource: ({ resourceId, params }, context) => itemsAt(context, resourceId, params),
  postOperateResource: ({ resourceId, params }, context) => itemsAt(context, resourceId, params),
  listOperateResources: (_, context) => resourcesInForce(context),
  getIndividualBanner: ({ areaId }, context) => itemsAt(context, bannerResource, areaId),
  getOperateByPosition: ({ confPosition }, context) =>
    itemsAt(context, positionResource(confPosition)),
  listMediaFocus: mediaFocus,
  getPictureInfo: ({ resourceId }, context) => pictureAt(context, resourceId),
  listSpecialDepartments: specialDepartments,
};
