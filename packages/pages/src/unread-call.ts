import { messagesApi, type QueryThunk } from '@xinglin/api';

/** Asks how many messages were not read; the bell subscribes to the answer. */
export const unreadCall = (): QueryThunk =>
  messagesApi.endpoints.getUnreadMessageCount.initiate(undefined, { subscribe: false });
