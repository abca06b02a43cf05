import { chatCalls } from '@xinglin/gateway-sdk';
import { followCall } from '@xinglin/live';

/** Follows conversations from where their cursors stand. */
export const useFollowed = followCall('followDpchat', chatCalls.followDpchat);
